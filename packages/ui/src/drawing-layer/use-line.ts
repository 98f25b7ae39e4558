import { useRef, useState } from 'react'
import type { DrawingPoint } from './drawing-stroke.ts'

/** Nearer points are left out: a hand that rests draws none. */
const nearest = 0.0015

/** The line that is being drawn: begun, continued, and ended with all its points or given up. */
export function useLine(onEnd: (points: DrawingPoint[]) => void) {
  // Several points arrive before the next render.
  const current = useRef<DrawingPoint[] | null>(null)
  const [points, setPoints] = useState<DrawingPoint[] | null>(null)
  const set = (next: DrawingPoint[] | null) => {
    current.current = next
    setPoints(next)
  }
  return {
    /** Null while no line is being drawn. */
    points,
    begin: (point: DrawingPoint) => set([point]),
    add: (added: readonly DrawingPoint[]) => {
      if (!current.current) return
      const next = [...current.current]
      for (const point of added) {
        const last = next.at(-1)
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= nearest) next.push(point)
      }
      set(next)
    },
    end: () => {
      const drawn = current.current
      set(null)
      if (drawn) onEnd(drawn)
    },
    giveUp: () => set(null),
  }
}

export type Line = ReturnType<typeof useLine>
