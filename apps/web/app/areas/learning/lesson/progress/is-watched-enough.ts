import { watchedShareForDone } from '@chignon/contract/learning/learning-rules'
import { merge } from './progress-queue.ts'

/** Whether ranges make a lesson done (LESSON-1). Without a duration nothing does. */
export function isWatchedEnough(
  ranges: readonly (readonly [from: number, to: number])[],
  duration: number | null,
): boolean {
  const seconds = merge(ranges).reduce((sum, [from, to]) => sum + to - from, 0)
  return duration !== null && duration > 0 && Math.round(seconds) >= Math.ceil(duration * watchedShareForDone)
}
