import { useEffect, useState } from 'react'

const pauseInMs = 200

/** A text that is being typed, as it was at the last pause; empty before the first. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseInMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
