import type { StoryCategory } from '@chignon/contract/community/story'

/** A category with whether all of its stories were seen, and the story to begin with. */
export type Circle = { category: StoryCategory; isSeen: boolean; start: string }

/** The circles, those with unseen stories first; each begins with its first unseen story (STORY-3). */
export function orderCircles(categories: readonly StoryCategory[], seenHere: readonly string[]): Circle[] {
  const circles = categories.flatMap((category) => {
    const [first] = category.stories
    const unseen = category.stories.find(({ id, is_seen }) => !is_seen && !seenHere.includes(id))
    return first ? [{ category, isSeen: unseen === undefined, start: (unseen ?? first).slug }] : []
  })
  return circles.toSorted((a, b) => Number(a.isSeen) - Number(b.isSeen))
}
