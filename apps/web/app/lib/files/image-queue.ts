import { createLimitedQueue } from './limited-queue.ts'

/**
 * Pixels cost a hundred times what lines do: two pictures at a time, so that pages are still answered, and no queue
 * nobody would wait out. Rejects with a `BusyError` where too many are asked for at once.
 */
export const imageQueue = createLimitedQueue({ concurrency: 2, maxWaiting: 24 })
