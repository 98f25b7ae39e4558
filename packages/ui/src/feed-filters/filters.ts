/**
 * Toggles a category of the feed's filter (specification §4, Post feed). Selecting all clears: all is what no filter
 * shows.
 * @param selected ids, in the order they were chosen
 * @param all ids of every category there is
 */
export function toggleCategory(selected: readonly string[], id: string, all: readonly string[]): string[] {
  const next = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
  return all.every((one) => next.includes(one)) ? [] : next
}

/**
 * Toggles a type of the feed's filter (specification §4, Post feed): similar to the categories, but adding a type when
 * others exist replaces them with that one. So at most one is left.
 */
export function toggleType<T extends string>(selected: readonly T[], type: T): T[] {
  return selected.includes(type) ? selected.filter((other) => other !== type) : [type]
}
