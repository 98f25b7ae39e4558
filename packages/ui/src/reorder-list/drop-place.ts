/** Where an entry would be dropped: above or below another one. */
export type DropPlace = { id: string; edge: 'top' | 'bottom' }

/** The index of an entry after it was moved from one index to above or below the entry at another. */
export function indexAfterDrop(from: number, target: number, edge: DropPlace['edge']): number {
  const gap = edge === 'top' ? target : target + 1
  // The entries below its old place have moved up.
  return gap > from ? gap - 1 : gap
}

/** Whether two places are the same. None is known at first, and null is outside of the list. */
export function isSamePlace(known: DropPlace | null | undefined, place: DropPlace | null): boolean {
  return known === place || (known?.id === place?.id && known?.edge === place?.edge && Boolean(known))
}
