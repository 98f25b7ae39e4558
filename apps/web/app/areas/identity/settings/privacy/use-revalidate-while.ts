import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const firstDelay = 3000
const maxDelay = 60_000

/** Loads the data of the page again while something is pending, at growing intervals, and not in a hidden tab. */
export function useRevalidateWhile(isPending: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return
    let delay = firstDelay
    let timer = setTimeout(check, delay)
    function check(): void {
      if (!document.hidden && navigator.onLine) void revalidate()
      delay = Math.min(delay * 1.5, maxDelay)
      timer = setTimeout(check, delay)
    }
    return () => clearTimeout(timer)
  }, [isPending, revalidate])
}
