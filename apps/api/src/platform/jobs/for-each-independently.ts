import { isUnavailable, redactError } from '../db/errors.ts'
import { Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'

type Options<Item> = {
  logger: Logger
  /** What the log says about an item that failed, such as `{ order: id }`. */
  describe: (item: Item) => object
  /** How many items are processed at once. Default 1. */
  atOnce?: number
}

/**
 * Runs `work` for each item. A failure is logged and does not stop the other items. Returns the errors. A job that does not run again soon
 * passes them to `throwIfAnyFailed`, so that it is retried.
 */
export async function forEachIndependently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  { logger, describe, atOnce = 1 }: Options<Item>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  const queue = iterate(items)

  async function workThrough(): Promise<void> {
    for await (const item of queue) {
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
        // An outage fails for all of them, and was logged where it was noticed.
        const level = isOutage(error) ? 'warn' : 'error'
        logger[level]({ ...describe(item), err: redactError(error) }, 'a job failed for one of many')
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, workThrough))
  return failures
}

/** Throws if there are errors. */
export function throwIfAnyFailed(failures: readonly unknown[], message: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${message} (${failures.length})`)
}

/** Yields all items that `list` finds, a batch at a time: `after` is the last item of the previous batch. */
export async function* inBatches<Item>(
  list: (after: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  let after: Item | undefined
  for (;;) {
    const batch = await list(after)
    const last = batch.at(-1)
    if (last === undefined) return
    yield* batch
    after = last
  }
}

// The workers share one iterator, which must not end with the first of them.
async function* iterate<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items
}

function isOutage(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Failure && error.status === 503)
}
