import pLimit from 'p-limit'

/** More was asked for at once than is worth waiting for. */
export class BusyError extends Error {
  constructor() {
    super('Too much is asked for at once.')
    this.name = 'BusyError'
  }
}

/** Does costly work a few at a time; beyond so many that wait, it is refused with a `BusyError`. */
export function createLimitedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const limit = pLimit(concurrency)
  return async <Made>(work: () => Promise<Made>): Promise<Made> => {
    if (limit.pendingCount >= maxWaiting) throw new BusyError()
    return limit(work)
  }
}
