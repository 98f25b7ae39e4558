import { PgBoss, type QueueOptions } from 'pg-boss'
import { jobSchema } from './boss.ts'
import type { JobDefinition } from './define-job.ts'

/** The queue that keeps dead jobs: those that failed for good. */
export const deadQueue = 'dead-jobs'

const days = 24 * 60 * 60

/** Creates or migrates the schema of the job queue, and creates or updates the queue of each kind of job. */
export async function installQueues(databaseUrl: string, definitions: JobDefinition[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    max: 1,
    supervise: false,
    schedule: false,
  })
  // A failure of a query rejects its promise; this event repeats it.
  boss.on('error', () => {})
  try {
    await boss.start()
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!existing.has(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: 30 * days })
    for (const definition of definitions) {
      const { name } = definition
      const options = queueOptions(definition)
      const queue = existing.get(name)
      // "short" allows one waiting job per key.
      if (!queue) await boss.createQueue(name, { policy: 'short', deadLetter: deadQueue, ...options })
      else if (Object.entries(options).some(([key, value]) => Reflect.get(queue, key) !== value))
        await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

function queueOptions({ timeoutSeconds, heartbeatSeconds, retry }: JobDefinition): QueueOptions {
  return {
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
    expireInSeconds: timeoutSeconds,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    // A job that could not run for 30 days, because no process ran, is removed.
    retentionSeconds: 30 * days,
    // Payloads contain addresses, so finished jobs are removed soon. Dead ones are copied to the dead queue first.
    deleteAfterSeconds: 60 * 60,
  }
}
