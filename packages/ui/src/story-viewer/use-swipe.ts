import { useRef, type PointerEvent } from 'react'

/** Minimum length of a swipe, in CSS pixels. */
const minLength = 48

/**
 * Recognises horizontal swipes by touch or pen. Returns event handlers for the surface, which needs `touch-action: pinch-zoom`;
 * `onSwipe` receives 1 for a swipe that pulls in what follows, and -1 for one that pulls in what precedes.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    begin: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY }
    },
    end: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [right, down] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(right) < minLength || Math.abs(right) < Math.abs(down)) return
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      onSwipe(right < 0 === isRightToLeft ? -1 : 1)
    },
    cancel: () => {
      from.current = null
    },
  }
}
