import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { redactError } from '../db/errors.ts'
import type { Logger } from '../http/logger.ts'
import type { JobHandler } from './job-handler.ts'
import { UnrecoverableError } from './unrecoverable-error.ts'

const pollingIntervalSeconds = 15
const restartDelayMs = 15_000

/** Runs jobs. Any number of workers, in any number of processes, may share a database. */
export type JobWorker = {
  /** Starts to poll every 15 seconds, and to enqueue the scheduled jobs. */
  start(): void
  /** Looks for jobs of a kind at once. Does nothing before `start`. */
  wake(name: string): void
  /** Runs all jobs that are due and resolves when none is left. For tests. */
  drain(): Promise<void>
  /** Returns the jobs of processes that died to the queue. Happens every minute once started. */
  recover(): Promise<void>
  /** Stops after the jobs that are running. */
  stop(): Promise<void>
}

/** Creates a worker for the given handlers. It runs nothing until it is started or drained. */
export function createJobWorker(boss: PgBoss, handlers: JobHandler[], logger: Logger): JobWorker {
  const workerIds = new Map<string, string>()
  const names = handlers.map(({ definition }) => definition.name)
  let starting: Promise<void> | undefined
  let restart: NodeJS.Timeout | undefined
  let isStopped = false
  let handledCount = 0

  boss.on('error', ({ message }) =>
    logger.warn({ reason: message }, 'the job queue had an error; it tries again'),
  )
  boss.on('warning', ({ message, data }) => logger.warn({ reason: message, ...data }, 'job queue warning'))

  function work(handler: JobHandler): Promise<string> {
    const { name, concurrency } = handler.definition
    return boss.work(
      name,
      { ...workOptions, batchSize: concurrency, burstWhenBatchFull: concurrency > 1 },
      (jobs: JobWithMetadata<unknown>[]) => {
        handledCount += jobs.length
        return Promise.all(jobs.map((job) => runJob(handler, job, logger)))
      },
    )
  }

  async function begin(): Promise<void> {
    try {
      await boss.start()
      for (const { definition } of handlers) {
        if (definition.cron !== undefined) await boss.schedule(definition.name, definition.cron, {})
      }
      for (const handler of handlers) workerIds.set(handler.definition.name, await work(handler))
    } catch (error) {
      logger.warn({ err: redactError(error) }, 'the job queue could not start; it tries again shortly')
      if (!isStopped) restart = setTimeout(() => void (starting = begin()), restartDelayMs).unref()
    }
  }

  return {
    start() {
      starting ??= begin()
    },
    wake(name) {
      const id = workerIds.get(name)
      if (id !== undefined) boss.notifyWorker(id)
    },
    async drain() {
      let before: number
      do {
        before = handledCount
        await Promise.all(
          handlers.map(async (handler) => {
            // A worker that is stopped at once fetches exactly one batch.
            const id = await work(handler)
            await boss.offWork(handler.definition.name, { id, wait: true })
          }),
        )
      } while (handledCount > before)
    },
    recover: () => boss.supervise(),
    async stop() {
      isStopped = true
      clearTimeout(restart)
      await starting
      await Promise.all(names.map((name) => boss.offWork(name, { wait: true })))
      await boss.stop({ graceful: false, close: false })
    },
  }
}

const workOptions = { perJobResults: true, includeMetadata: true, pollingIntervalSeconds } as const

async function runJob(
  handler: JobHandler,
  job: JobWithMetadata<unknown>,
  logger: Logger,
): Promise<JobResult> {
  const { id, name, data, retryCount, retryLimit } = job
  const details = { job: id, kind: name, attempt: retryCount + 1 }
  try {
    await handler.run(data, { id, attempt: retryCount + 1 })
    logger.info(details, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    const redacted = redactError(error)
    const message = redacted instanceof Error ? redacted.message : String(redacted)
    const isDead = error instanceof UnrecoverableError || retryCount >= retryLimit
    if (isDead) logger.error({ ...details, failure: message }, 'job failed for good')
    else logger.warn({ ...details, failure: message }, 'job failed; it is retried')
    return { id, status: isDead ? 'deadletter' : 'failed', output: { message } }
  }
}
