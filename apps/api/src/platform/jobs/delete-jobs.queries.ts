import { sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { deadQueue } from './install-queues.ts'

/** Deletes the jobs of a kind whose payload contains `part`: waiting, finished and dead ones. */
export async function deleteJobs(db: Connection, name: string, part: object): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job where (name = ${name} or (name = ${deadQueue} and source_name = ${name}))
      and data @> ${JSON.stringify(part)}::jsonb`)
}
