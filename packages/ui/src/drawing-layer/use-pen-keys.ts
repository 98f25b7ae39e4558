import { useState, type KeyboardEvent } from 'react'
import type { DrawingPoint } from './drawing-stroke.ts'
import type { Line } from './use-line.ts'

const step = 0.01
const largeStep = 0.05

const directions: { readonly [key: string]: DrawingPoint } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const moved = (at: number, by: number): number => Math.round(Math.min(1, Math.max(0, at + by)) * 1000) / 1000

type PenKeys = {
  line: Line
  isFull: boolean
  onUndo: () => void
  /** Escape while no line is being drawn. */
  onPutAway: () => void
}

/** Draws by keyboard: where the pen is, and what the keys do. The arrows follow the picture, which is not mirrored. */
export function usePenKeys({ line, isFull, onUndo, onPutAway }: PenKeys) {
  const [pen, setPen] = useState<DrawingPoint>([0.5, 0.5])
  const press = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey) {
      onUndo()
      return true
    }
    if (ctrlKey || metaKey || altKey) return false
    const direction = directions[key]
    if (direction) {
      const by = shiftKey ? largeStep : step
      const next: DrawingPoint = [moved(pen[0], direction[0] * by), moved(pen[1], direction[1] * by)]
      setPen(next)
      line.add([next])
    } else if (key === ' ' || key === 'Enter') {
      if (line.points) line.end()
      else if (!isFull) line.begin(pen)
    } else if (key === 'Backspace') onUndo()
    else if (key === 'Escape') {
      if (line.points) line.giveUp()
      else onPutAway()
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault()
  }
  return { pen, onKeyDown }
}
