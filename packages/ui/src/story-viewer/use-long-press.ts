import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** Minimum duration of a long press, in milliseconds. */
const longPressDelay = 250

/**
 * Distinguishes a long press from a tap. Returns whether a press is being held, the event handlers for the surface,
 * and whether a click was a tap; clicks by keyboard always are.
 */
export function useLongPress() {
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
    isTap: (event: MouseEvent) => event.detail === 0 || event.timeStamp - since.current < longPressDelay,
  }
}
