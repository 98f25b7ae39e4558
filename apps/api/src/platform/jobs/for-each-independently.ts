import { isUnavailable, redactError } from '../db/errors.ts'
import { Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'

type Options<Item> = {
  logger: Logger
  /** What the log says about an item that failed, such as `{ order: id }`. */
  describe: (item: Item) => object
  /** How many are worked on at once. Default 1. */
  atOnce?: number
}

/**
 * Does the work of a job for each of many things by itself: one that fails is logged and does not keep the others from theirs. Returns
 * what went wrong. A job that does not run again soon passes it to `throwIfAnyFailed`, so that it is retried.
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

/** Fails if anything went wrong. */
export function throwIfAnyFailed(failures: readonly unknown[], message: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${message} (${failures.length})`)
}

/** All things that `list` finds, a batch at a time: `after` is the last one of the batch before. */
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
