import pLimit from 'p-limit'
import { fail } from './fail.ts'

/**
 * Does what asks the database several times a few at a time, each to its end. If all went on together, every question of each
 * would wait behind those of all others, and whoever has most to ask would wait several times. Where `mostWaiting` (default
 * 1000, some seconds' work) wait already the call fails with 503.
 */
export function boundedWork({ atOnce, mostWaiting = 1000 }: { atOnce: number; mostWaiting?: number }) {
  const limit = pLimit(atOnce)
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    limit.pendingCount < mostWaiting ? limit(work) : fail(503, { headers: { 'Retry-After': '5' } })
}
