import type { Database } from '../../platform/db/client.ts'
import { redactError } from '../../platform/db/errors.ts'
import type { Logger } from '../../platform/http/logger.ts'
import { rollUpPopularity } from './roll-up-popularity.queries.ts'
import { hasPendingWork } from './index-changes.queries.ts'
import { updateSearchIndex } from './update-search-index.ts'

const intervalMs = 2000

/** Applies changes of the catalogue and counted sales to the search index. Several processes may run one each. */
export type IndexWorker = {
  /** Looks for work every 2 s. */
  start(): void
  /** Stops after the work that is running. */
  stop(): Promise<void>
}

export function createIndexWorker({ db, logger }: { db: Database; logger: Logger }): IndexWorker {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function run(): Promise<void> {
    try {
      if (await hasPendingWork(db())) {
        await updateSearchIndex(db)
        await rollUpPopularity(db)
      }
    } catch (error) {
      logger.warn({ err: redactError(error) }, 'updating the search index failed; it will be retried')
    }
    if (!isStopped) timer = setTimeout(() => (running = run()), intervalMs).unref()
  }

  return {
    start: () => void (running = run()),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
