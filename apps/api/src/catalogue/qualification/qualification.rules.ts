import { coursesForSilver } from '@chignon/contract/learning/learning-rules'

/** The finished share of each course of a category, from 0 to 1. */
export type Shares = number[]

/**
 * The progress towards the certificate, as a whole percentage: the mean of the two courses with the largest shares. Rounded
 * down, so that it is 100 only when both are finished (QUAL-2).
 */
export function progressOf(shares: Shares): number {
  const largest = shares.toSorted((a, b) => b - a).slice(0, coursesForSilver)
  const sum = largest.reduce((total, share) => total + share, 0)
  return Math.floor((sum / coursesForSilver) * 100)
}

/** Whether all lessons of a course are done. */
export function isFinished(share: number): boolean {
  return share >= 1
}

/** Whether enough courses are finished for the certificate. */
export function isComplete(shares: Shares): boolean {
  return shares.filter(isFinished).length >= coursesForSilver
}
