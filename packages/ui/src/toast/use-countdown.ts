import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after `duration` milliseconds, not counting pauses. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return
    const start = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isPaused])
}
