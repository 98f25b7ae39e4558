import { useEffect, useRef, useState } from 'react'

/** Whether there was no user activity for `delay` ms while `mayRest`. Call `wake` on activity. */
export function useIdle(mayRest: boolean, delay: number): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIsIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!mayRest) return
    timer.current = setTimeout(() => setIsIdle(true), delay)
    return () => {
      clearTimeout(timer.current)
      setIsIdle(false)
    }
  }, [mayRest, delay])

  return {
    isIdle: isIdle && mayRest,
    wake() {
      setIsIdle(false)
      clearTimeout(timer.current)
      if (mayRest) timer.current = setTimeout(() => setIsIdle(true), delay)
    },
  }
}
