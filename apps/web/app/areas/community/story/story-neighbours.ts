import type { StoryCategory } from '@chignon/contract/community/story'

/** The slugs of the stories before and after one, across all categories. */
export function neighboursOf(
  slug: string,
  categories: readonly StoryCategory[],
): { previous: string | undefined; next: string | undefined } {
  const slugs = categories.flatMap(({ stories }) => stories.map((story) => story.slug))
  const index = slugs.indexOf(slug)
  return index === -1
    ? { previous: undefined, next: slugs[0] }
    : { previous: slugs[index - 1], next: slugs[index + 1] }
}
