import { createLimitedQueue } from './limited-queue.ts'

/**
 * Queue for rasterising images, which takes 100 times as long as SVG: two at a time, so that pages are still served.
 * Rejects with a `BusyError` when the queue is full.
 */
export const imageQueue = createLimitedQueue({ concurrency: 2, maxWaiting: 24 })
