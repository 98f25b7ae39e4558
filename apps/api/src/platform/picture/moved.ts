/** A list with one entry moved to another index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.min(to, rest.length), 0, ...list.slice(from, from + 1))
}
