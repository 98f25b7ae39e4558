/** A pseudo-random generator with a seed: the same sequence each time. */
export type SeededRandom = {
  /** At least 0, less than 1. */
  next(): number
  /** An integer, at least 0, less than `limit`. */
  below(limit: number): number
  /** A random item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
  /** A random item of a non-empty list; frequency falls with rank as in Zipf's law. */
  pickZipf<Item>(list: readonly Item[]): Item
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const itemAt = <Item>(list: readonly Item[], index: number): Item => {
    const item = list[Math.min(index, list.length - 1)]
    if (item === undefined) throw new Error('The list is empty.')
    return item
  }
  return {
    next,
    below,
    pick: (list) => itemAt(list, below(list.length)),
    pickZipf: (list) => itemAt(list, Math.floor((list.length + 1) ** next()) - 1),
  }
}
