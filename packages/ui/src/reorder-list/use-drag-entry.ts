import { useEffect, useEffectEvent, useState } from 'react'
import type { dragEntry } from './drag-entry.ts'

type DragEntry = typeof dragEntry

/** The library for dragging, on demand. None in environments that cannot load it, such as those of tests without a browser. */
const loadDragEntry = async (): Promise<DragEntry | undefined> => {
  try {
    return (await import('./drag-entry.ts')).dragEntry
  } catch {
    return undefined
  }
}

/** What makes entries draggable, once it is needed and loaded, and a function that loads it again if that failed. */
export function useDragEntry(isNeeded: boolean): [DragEntry | undefined, load: () => void] {
  const [loaded, setLoaded] = useState<DragEntry>()
  const load = () => {
    if (isNeeded && !loaded) void loadDragEntry().then((dragEntry) => setLoaded(() => dragEntry))
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => {
    if (isNeeded) loadFirst()
  }, [isNeeded])
  return [loaded, load]
}
