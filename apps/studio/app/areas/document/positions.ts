import type { DocumentChange } from '@chignon/contract/platform/document'

type Entry = { position: number }

/** The entries of a list with their ids, in order. Two at the same position are ordered by id, so that all see the same. */
export function orderedEntries<Each extends Entry>(
  entries: Readonly<Record<string, Each>>,
): [string, Each][] {
  return Object.entries(entries).toSorted(
    ([firstId, first], [secondId, second]) =>
      first.position - second.position || (firstId < secondId ? -1 : 1),
  )
}

/** The position of an entry that is added at the end. */
export function lastPosition(entries: Readonly<Record<string, Entry>>): number {
  return Math.max(0, ...Object.values(entries).map(({ position }) => Math.ceil(position))) + 1
}

/**
 * The changes that move an entry of the list at a path to an index: only its own position, unless its new neighbours leave no number
 * between them.
 */
export function moveEntry(
  { path, entries }: { path: string; entries: Readonly<Record<string, Entry>> },
  id: string,
  toIndex: number,
): DocumentChange[] {
  const others = orderedEntries(entries).filter(([each]) => each !== id)
  if (others.length === Object.keys(entries).length) return []
  const before = others[toIndex - 1]?.[1].position
  const after = others[toIndex]?.[1].position
  const position = positionBetween(before, after)
  if (position !== null) return [{ path: `${path}.${id}.position`, value: position }]
  const ids = others.map(([each]) => each).toSpliced(toIndex, 0, id)
  return ids.map((each, index) => ({ path: `${path}.${each}.position`, value: index + 1 }))
}

/** A number between two others, or beyond the only one; null if there is none between them. */
export function positionBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? 1 : after - 1
  if (after === undefined) return before + 1
  const middle = (before + after) / 2
  return before < middle && middle < after ? middle : null
}
