import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** From how long on a press is a hold, in milliseconds. */
const holdAfter = 250

/**
 * A finger that rests holds, a finger that taps acts. Answers whether it rests now, what to spread on the surface, and
 * whether a click was a tap; one by the keyboard always is.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)
  const since = useRef(0)
  const release = () => setIsHeld(false)
  return {
    isHeld,
    surface: {
      onPointerDown: (event: PointerEvent) => {
        since.current = event.timeStamp
        setIsHeld(true)
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
    isTap: (event: MouseEvent) => event.detail === 0 || event.timeStamp - since.current < holdAfter,
  }
}
