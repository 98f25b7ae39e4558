/** How many finished courses of a category award its silver certificate (specification §1). */
export const coursesForSilver = 2

/** How far someone is: the share of lessons done in each course of the category, 0 to 1. */
export type Shares = number[]

/**
 * The way to the certificate as a whole percentage: the mean of the two courses someone is furthest in. It is 100 only
 * when both are finished, so that rounding never promises a certificate too early.
 */
export function progressOf(shares: Shares): number {
  const furthest = shares.toSorted((one, other) => other - one).slice(0, coursesForSilver)
  const sum = furthest.reduce((total, share) => total + share, 0)
  return Math.floor((sum / coursesForSilver) * 100)
}

/** Whether a course is finished: all of its lessons are done. */
export function isFinished(share: number): boolean {
  return share >= 1
}

/** Whether the certificate is earned: two courses finished. */
export function isComplete(shares: Shares): boolean {
  return shares.filter(isFinished).length >= coursesForSilver
}
