import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import { deadQueueIds, listDeadJobs, type DeadJob } from './dead-jobs.queries.ts'
import { deleteJobs } from './delete-jobs.queries.ts'
import type { JobDefinition } from './define-job.ts'
import { deadQueue } from './install-queues.ts'

/** Options of an enqueued job. */
export type EnqueueOptions = {
  /** Default: as soon as possible. */
  startAfter?: Date
  /**
   * At most one job of a kind waits per key: enqueuing another one replaces its payload and start. Sort the keys when you
   * enqueue several in one transaction, since each waiting job stays locked until the commit.
   */
  key?: string
  /** Whether no job has had the key before, for example because it is a new id: nothing is then looked for and replaced. */
  isNewKey?: boolean
}

/** The job queue as handlers see it. */
export type JobQueue = {
  /** Enqueues a job in the current transaction: it runs if that commits, otherwise not. */
  enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Deletes the jobs of a kind whose payload contains `part`, in the current transaction: waiting, finished and dead ones. */
  remove<Payload extends object>(job: JobDefinition<Payload>, part: Partial<Payload>): Promise<void>
  /** The jobs that failed for good within the last 30 days, newest first. */
  listDead(limit?: number): Promise<DeadJob[]>
  /** Enqueues dead jobs again, by their ids or all. Returns how many. */
  retryDead(ids?: string[]): Promise<number>
}

/** Creates the job queue. `onEnqueued` is called after the commit that makes a job due. */
export function createJobQueue(
  db: Database,
  boss: PgBoss,
  onEnqueued: (name: string) => void = () => {},
): JobQueue {
  return {
    async enqueue({ name, payload: schema }, payload, { startAfter, key, isNewKey } = {}) {
      const data = z.parse(schema, payload)
      if (key === undefined || isNewKey) {
        // A random key, since the queue allows one waiting job per key.
        const options = { singletonKey: key ?? randomUUID(), ...(startAfter ? { startAfter } : {}) }
        await boss.send(name, data, options)
      } else {
        await db.transaction(() => replaceWaiting(boss, name, data, { key, startAfter }))
      }
      if (!startAfter) db.afterCommit(() => onEnqueued(name))
    },
    remove: ({ name }, part) => deleteJobs(db(), name, part),
    listDead: (limit = 100) => listDeadJobs(db(), limit),
    async retryDead(ids) {
      if (ids === undefined) return boss.redrive(deadQueue)
      const deadIds = await deadQueueIds(db(), ids)
      return deadIds.length > 0 ? boss.redrive(deadQueue, { ids: deadIds }) : 0
    },
  }
}

type Replacement = { key: string; startAfter: Date | undefined }

// Updating the waiting job locks it, so that no worker takes it before the changes it depends on are committed.
async function replaceWaiting(
  boss: PgBoss,
  name: string,
  data: object,
  { key, startAfter }: Replacement,
): Promise<void> {
  for (;;) {
    const { updated, inserted } = await boss.upsert(name, data, {
      singletonKey: key,
      startAfter: startAfter ?? 0,
    })
    // Neither happens if another transaction inserted the key between the update and the insert.
    if (updated + inserted > 0) return
  }
}
