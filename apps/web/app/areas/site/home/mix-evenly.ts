/** Merges lists into one, so that the entries of each are spread evenly and stay in order. */
export function mixEvenly<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  return lists
    .flatMap((list) => list.map((entry, index) => ({ entry, position: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry)
}
