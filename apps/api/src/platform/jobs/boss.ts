import { PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'

/** The PostgreSQL schema of the job queue. pg-boss creates and migrates it. */
export const jobSchema = 'pgboss'

/** Opens pg-boss on our own connections: the current transaction if there is one, otherwise the pool. */
export function openBoss(db: Database): PgBoss {
  return new PgBoss({
    // Some of its statements consist of several, which only a query without parameters accepts.
    db: { executeSql: (text, values) => db.current.query(text, values) },
    schema: jobSchema,
    maintenanceIntervalSeconds: 60 * 60,
    // Rebuilding an index can take longer than the statement timeout of our connections.
    reindex: false,
  })
}
