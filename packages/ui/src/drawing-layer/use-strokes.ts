import { useState } from 'react'
import type { DrawingStroke } from './drawing-stroke.ts'

type Change = { before: readonly DrawingStroke[]; after: readonly DrawingStroke[] }

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second)

/** Adds, takes back and removes lines. What was removed at once comes back at once. */
export function useStrokes(strokes: readonly DrawingStroke[], onChange: (strokes: DrawingStroke[]) => void) {
  const [removed, setRemoved] = useState<Change | null>(null)
  // Somebody else may have drawn meanwhile.
  const canRestore = removed !== null && isSame(removed.after, strokes)
  return {
    canUndo: strokes.length > 0 || canRestore,
    add: (stroke: DrawingStroke) => {
      setRemoved(null)
      onChange([...strokes, stroke])
    },
    undo: () => {
      if (canRestore) onChange([...removed.before])
      else if (strokes.length > 0) onChange(strokes.slice(0, -1))
      setRemoved(null)
    },
    clear: () => {
      if (strokes.length === 0) return
      setRemoved({ before: strokes, after: [] })
      onChange([])
    },
  }
}
