/** Chance that falls the same way each time. */
export type Chance = {
  /** From 0 up to but without 1. */
  next(): number
  /** Whole, from 0 up to but without `most`. */
  below(most: number): number
  /** One of a list that holds some. */
  one<Item>(list: readonly Item[]): Item
  /** One of a list in which each is half as frequent as the one at half its place (Zipf's law). */
  frequent<Item>(list: readonly Item[]): Item
}

export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  const at = <Item>(list: readonly Item[], place: number): Item => {
    const item = list[Math.min(place, list.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
  return {
    next,
    below,
    one: (list) => at(list, below(list.length)),
    frequent: (list) => at(list, Math.floor((list.length + 1) ** next()) - 1),
  }
}
