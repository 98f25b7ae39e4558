import pLimit from 'p-limit'
import { fail } from './fail.ts'

/** Runs `work` once fewer than the maximum are running. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Limits how much work runs at once. The rest waits in order; if `maxWaiting` are already waiting (default 1000, which is
 * a few seconds of searches), the call fails with 503.
 */
export function createConcurrencyLimit({
  maxRunning,
  maxWaiting = 1000,
}: {
  maxRunning: number
  maxWaiting?: number
}): ConcurrencyLimit {
  const limit = pLimit(maxRunning)
  return async (work) =>
    limit.pendingCount < maxWaiting ? limit(work) : fail(503, { headers: { 'Retry-After': '5' } })
}
