import { sql } from '../platform/db/drizzle.ts'
import type { Database } from '../platform/db/client.ts'

/** The number of connections to the database that wait for a lock. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db().execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
