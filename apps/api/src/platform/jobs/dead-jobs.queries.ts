import { sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { deadQueue } from './install-queues.ts'

/** A job that failed for good. */
export type DeadJob = {
  id: string
  /** Its kind, such as `send-mail`. */
  name: string
  payload: unknown
  failure: string | null
  attempts: number
  failedAt: Date
}

/** The dead jobs, newest first. */
export async function listDeadJobs(db: Connection, limit: number): Promise<DeadJob[]> {
  const { rows } = await db.execute<{
    id: string
    name: string
    payload: unknown
    failure: string | null
    attempts: number
    failed_at: string
  }>(sql`
    select source_id as id, source_name as name, data as payload, source_retry_count + 1 as attempts, created_on as failed_at,
      coalesce(source_output->>'message', source_output->'value'->>'message') as failure
    from pgboss.job where name = ${deadQueue} order by created_on desc limit ${limit}`)
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: new Date(failed_at) }))
}

/** The ids in the dead queue of dead jobs. */
export async function deadQueueIds(db: Connection, jobIds: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from pgboss.job where name = ${deadQueue} and source_id::text = any(${sql.param(jobIds)}::text[])`)
  return rows.map(({ id }) => id)
}
