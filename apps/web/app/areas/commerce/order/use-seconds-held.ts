import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { secondsHeld } from './seats-remaining.ts'

/** The seconds for which seats are still held, counted since the page was loaded at `now`. At the end the page is loaded again. */
export function useSecondsHeld(heldUntil: string, now: string): number {
  const { revalidate } = useRevalidator()
  const [seconds, setSeconds] = useState(secondsHeld(heldUntil, now))
  const tick = useEffectEvent((start: number) => {
    const left = secondsHeld(heldUntil, now, performance.now() - start)
    setSeconds(left)
    return left
  })
  const onLapse = useEffectEvent(() => void revalidate())
  useEffect(() => {
    // The clock of the computer may be wrong: only the time since the page was loaded is measured.
    const start = performance.now()
    const timer = setInterval(() => {
      if (tick(start) > 0) return
      clearInterval(timer)
      onLapse()
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
