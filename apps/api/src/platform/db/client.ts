import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction, PgDialect } from './drizzle.ts'
import pg from 'pg'
import { begin } from './begin.ts'
import { nameStatements } from './name-statements.ts'
import { keepStatementsOn } from './prepared.ts'

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
  /** The pool; in a transaction its `query` runs on the connection of that transaction. */
  readonly current: pg.Pool
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
    // Statements that are started at once in a transaction are sent without waiting for answers. They run in this order.
    pipeline: true,
  })
  pool.on('connect', (client) => {
    nameStatements(client)
    // A connection that is lost during a transaction fails its statements. Without a listener it would end the process.
    client.on('error', () => {})
  })
  const current = new AsyncLocalStorage<Store>()
  const currentPool = inCurrentTransaction(pool, current)
  const handle = drizzle<Schema>(currentPool)
  const db = (): Connection => current.getStore()?.transaction ?? handle
  let closed: Promise<void> | undefined
  // Without a listener, a broken idle connection would end the process. They all break while the pool closes.
  pool.on('error', (error) => closed ?? onLostConnection(error))
  return Object.assign(db, {
    pool,
    current: currentPool,
    async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
      if (current.getStore()) return work()
      const client = await pool.connect()
      const session = new NodePgSession<Schema, Schema>(client, dialect, undefined)
      const transaction = new NodePgTransaction<Schema, Schema>(dialect, session, undefined)
      keepStatementsOn(transaction, handle)
      const store: Store = { client, transaction, committed: [] }
      const begun = begin(client)
      let result: Result
      try {
        result = await current.run(store, work)
        await begun
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
      for (const follow of store.committed) follow()
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

type Store = { committed: (() => void)[]; transaction: Transaction; client: pg.PoolClient }

const dialect = new PgDialect()

// A pool that runs each statement on the connection of the current transaction, so that a statement is prepared once for all of them.
function inCurrentTransaction(pool: pg.Pool, current: AsyncLocalStorage<Store>): pg.Pool {
  return new Proxy(pool, {
    get(_pool, key) {
      const target = key === 'query' ? (current.getStore()?.client ?? pool) : pool
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
