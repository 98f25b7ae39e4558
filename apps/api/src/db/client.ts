import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameStatements } from './name-statements.ts'

type Schema = Record<string, never>
type Transaction = Parameters<Parameters<NodePgDatabase<Schema>['transaction']>[0]>[0]

/** The pool or the current transaction, as a query builder. */
export type Connection = NodePgDatabase<Schema> | Transaction

/** A database: call it for the connection to query on. */
export type Database = {
  /** The current transaction, else the pool. Do not store the result. */
  (): Connection
  /** Runs `work` in a transaction; every `db()` inside is that transaction. Nested calls join the outer one. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>
  /** Runs `work` after the current transaction commits, not if it rolls back; immediately outside of a transaction. */
  afterCommit(work: () => void): void
  /** The pool itself, for statements the query builder does not support. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Called when an idle connection is lost. The next query opens a new one. */
export type OnLostConnection = (error: Error) => void

/**
 * Opens a pool of at most `connections` (default 10). A statement that takes longer than 10 s is cancelled,
 * and a query that gets no connection within 5 s fails.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    onLostConnection = () => {},
  }: { connections?: number; onLostConnection?: OnLostConnection } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'chignon',
  })
  pool.on('connect', nameStatements)
  const handle = drizzle<Schema>(pool)
  const current = new AsyncLocalStorage<{ transaction: Transaction; committed: (() => void)[] }>()
  const db = (): Connection => current.getStore()?.transaction ?? handle
  let closed: Promise<void> | undefined
  // Without a listener, a broken idle connection would end the process. They all break while the pool closes.
  pool.on('error', (error) => closed ?? onLostConnection(error))
  return Object.assign(db, {
    pool,
    async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
      if (current.getStore()) return work()
      const committed: (() => void)[] = []
      const result = await handle.transaction((transaction) => current.run({ transaction, committed }, work))
      for (const follow of committed) follow()
      return result
    },
    afterCommit(work: () => void): void {
      const store = current.getStore()
      if (store) store.committed.push(work)
      else work()
    },
    close: () => (closed ??= pool.end()),
  })
}
