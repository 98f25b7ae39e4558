import pLimit from 'p-limit'

export class BusyError extends Error {
  constructor() {
    super('The queue is full.')
    this.name = 'BusyError'
  }
}

/** Runs expensive tasks with limited concurrency. Rejects with a `BusyError` when `maxWaiting` tasks are waiting. */
export function createLimitedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const limit = pLimit(concurrency)
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw new BusyError()
    return limit(task)
  }
}
