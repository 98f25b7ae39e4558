import { fileURLToPath } from 'node:url'
import { advisoryLocks } from './advisory-locks.ts'
import { drizzle, migrate as runMigrations, readMigrationFiles } from './drizzle.ts'
import pg from 'pg'
import type { Database } from './client.ts'
import { isUnavailable, redactError } from './errors.ts'

/** The folder with the SQL files of all migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

// The README names it.
const oldestVersion = 14

/**
 * Applies the pending migrations, after `prepare`. Processes that start at the same time wait for one another. If the
 * database cannot be used, throws an error with a one-sentence message.
 */
export async function applyMigrations(url: string, prepare: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw isUnavailable(error) ? new Error(describeConnectionError(url, error), { cause: error }) : error
  })
  try {
    await assertVersion(client, url)
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await prepare()
    await runMigrations(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      const reason = redactError(error)
      throw new Error(`A migration failed: ${reason instanceof Error ? reason.message : String(reason)}.`, {
        cause: error,
      })
    })
  } finally {
    await client.end()
  }
}

async function assertVersion(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const [version] = rows
  if (version && version.number >= oldestVersion * 10_000) return
  throw new Error(
    `The database at ${new URL(url).host} is PostgreSQL ${version?.name}; use version ${oldestVersion} or later.`,
  )
}

function describeConnectionError(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url)
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no response'
  const database = `${pathname.slice(1)} at ${hostname}:${port || '5432'}`
  return `The database ${database} cannot be used (${reason}); start it, or correct DATABASE_URL.`
}

let latest: number | undefined

/** Whether all migrations have run. Rejects if the database is unavailable. */
export async function isMigrated(db: Database): Promise<boolean> {
  latest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis))
  const table = await db.pool.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (!table.rows[0]?.exists) return false
  const done = await db.pool.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  return Number(done.rows[0]?.latest ?? 0) >= latest
}
