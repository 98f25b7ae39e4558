import { sql } from '../platform/db/drizzle.ts'
import type { Database } from '../platform/db/client.ts'

/** The payloads of the jobs that are waiting, in the order they were written. */
export async function waitingJobs(db: Database): Promise<unknown[]> {
  const { rows } = await db().execute<{ data: unknown }>(sql`
    select data from pgboss.job
    where state in ('created', 'retry') and name <> 'dead-jobs' order by ctid`)
  return rows.map(({ data }) => data)
}
