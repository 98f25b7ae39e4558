import { hairsPerLesson, startingHairs } from '@chignon/contract/learning/strand'
import type { Colourway } from '@chignon/ui/strand/colourway'
import { growingOf, type Growth } from '@chignon/ui/strand/growth'

/** Lessons after which a strand grows no further: more hairs could not be distinguished. */
export const maxDrawnLessons = 200

/**
 * The strand of a person from the categories of their finished lessons, in the order they were finished. The category of most lessons gives the
 * coiffure; if several have as many, the category of the earliest lesson. Each category gives the colour of its hairs.
 */
export function growthOf(seed: string, lessonCategories: readonly string[]): Growth {
  const drawn = lessonCategories.slice(0, maxDrawnLessons)
  const [most] = countedCategories(drawn)
  const beginning = Array.from({ length: startingHairs }, (): Colourway => 'brass')
  const grown = drawn.flatMap((category) =>
    Array.from({ length: hairsPerLesson }, () => growingOf(category).colourway),
  )
  return {
    seed,
    coiffure: most ? growingOf(most.category).coiffure : 'wave',
    hairs: [...beginning, ...grown],
  }
}

/** The categories by the number of their lessons, most first; with equal numbers the earliest first. */
export function countedCategories(
  lessonCategories: readonly string[],
): { category: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const category of lessonCategories) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count })).toSorted((a, b) => b.count - a.count)
}
