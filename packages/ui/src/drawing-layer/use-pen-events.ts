import { useRef, type PointerEvent } from 'react'
import type { DrawingPoint } from './drawing-stroke.ts'
import type { Line } from './use-line.ts'

const share = (value: number): number => Math.min(1, Math.max(0, value))

/** The points that an event stands for: browsers collect several moves in one. */
function pointsOf({ nativeEvent, currentTarget }: PointerEvent): DrawingPoint[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const moves = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : []
  return (moves.length > 0 ? moves : [nativeEvent]).map(({ clientX, clientY }) => [
    share((clientX - left) / width),
    share((clientY - top) / height),
  ])
}

/**
 * Draws by mouse, pen or finger. Once a pen has been used, fingers and the palm draw nothing; a second finger gives the line of the
 * first one up.
 */
export function usePenEvents(line: Line, isFull: boolean) {
  const pointerId = useRef<number | null>(null)
  const hasPen = useRef(false)
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId.current
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'pen') hasPen.current = true
      if (event.pointerType === 'touch' && hasPen.current) return
      if (!event.isPrimary) {
        pointerId.current = null
        return line.giveUp()
      }
      if (event.button !== 0 || isFull) return
      pointerId.current = event.pointerId
      event.currentTarget.setPointerCapture(event.pointerId)
      const [point] = pointsOf(event)
      if (point) line.begin(point)
    },
    onPointerMove: (event: PointerEvent) => {
      if (isOurs(event)) line.add(pointsOf(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isOurs(event)) return
      pointerId.current = null
      line.end()
    },
    onPointerCancel: (event: PointerEvent) => {
      if (!isOurs(event)) return
      pointerId.current = null
      line.giveUp()
    },
  }
}
