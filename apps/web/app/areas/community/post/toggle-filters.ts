import type { PostType } from '@chignon/contract/community/post'

/** Toggles a category; selecting all of them clears the filter (FILTER-1). */
export function toggledCategories(
  selected: readonly string[],
  slug: string,
  all: readonly string[],
): string[] {
  const next = selected.includes(slug)
    ? selected.filter((category) => category !== slug)
    : [...selected, slug]
  return all.every((category) => next.includes(category)) ? [] : next
}

/** Toggles a type; adding one replaces another (FILTER-2). */
export function toggledTypes(selected: readonly PostType[], type: PostType): PostType[] {
  return selected.includes(type) ? [] : [type]
}
