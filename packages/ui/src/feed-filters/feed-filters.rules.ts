/**
 * Toggles a category. Selecting all of them clears the selection, because both show everything.
 * @param selected ids in the order of selection
 * @param all ids of all categories
 */
export function toggleCategory(selected: readonly string[], id: string, all: readonly string[]): string[] {
  const next = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
  return all.every((category) => next.includes(category)) ? [] : next
}

/** Toggles a type. Selecting a type replaces the previous one, so that at most one is selected. */
export function toggleType<T extends string>(selected: readonly T[], type: T): T[] {
  return selected.includes(type) ? selected.filter((other) => other !== type) : [type]
}
