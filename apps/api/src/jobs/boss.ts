import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { fromDrizzle, PgBoss, type Db } from 'pg-boss'
import type { Database } from '../db/client.ts'

/** The PostgreSQL schema of the job queue. pg-boss creates and migrates it. */
export const jobSchema = 'pgboss'

/** Opens pg-boss on our own connections: the current transaction if there is one, otherwise the pool. */
export function openBoss(db: Database): PgBoss {
  return new PgBoss({
    db: bossConnection(db),
    schema: jobSchema,
    maintenanceIntervalSeconds: 60 * 60,
    // Rebuilding an index can take longer than the statement timeout of our connections.
    reindex: false,
  })
}

function bossConnection(db: Database): Db {
  return {
    async executeSql(text, values) {
      const connection = db()
      if (is(connection, PgTransaction)) return fromDrizzle(connection, sql).executeSql(text, values)
      // Some of its statements consist of several, which only the simple query protocol accepts.
      return db.pool.query(text, values)
    },
  }
}
