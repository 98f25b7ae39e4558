const day = 24 * 60 * 60 * 1000
const daysInARow = 7

/** What a person has learned; `days` are the dates on which lessons were finished, `2027-03-14`. */
export type Learning = { lessonCount: number; hasFinishedCourse: boolean; days: string[] }

/** The slugs of the badges that are earned by learning (BADGE-1). The academy awards the others. */
export function earnedBadges({ lessonCount, hasFinishedCourse, days }: Learning): string[] {
  return [
    ...(lessonCount > 0 ? ['first-snip'] : []),
    ...(hasFinishedCourse ? ['whole-head'] : []),
    ...(hasStreak(days) ? ['steady-hand'] : []),
  ]
}

function hasStreak(days: string[]): boolean {
  const times = new Set(days.map((date) => Date.parse(date)))
  return [...times].some((first) =>
    Array.from({ length: daysInARow }, (_, index) => first + index * day).every((time) => times.has(time)),
  )
}
