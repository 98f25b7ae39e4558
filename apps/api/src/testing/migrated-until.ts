import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle, migrate as runMigrations } from '../platform/db/drizzle.ts'
import { inject } from 'vitest'
import { jobDefinitions } from '../all-jobs.ts'
import { openDatabase, type Database } from '../platform/db/client.ts'
import { migrationsFolder } from '../platform/db/migrate.ts'
import { installQueues } from '../platform/jobs/install-queues.ts'
import { at, onServer } from './postgres-server.ts'

/** A database as it was before a migration. */
export type OldDatabase = { db: Database; url: string; close(): Promise<void> }

// The first migration that needs the job queue.
const jobQueueMigration = 14

/** Creates a database with the first `count` migrations, to test that later ones keep its rows. */
export async function migratedUntil(count: number): Promise<OldDatabase> {
  const server = inject('databaseUrl')
  const name = `chignon_migrations_${randomBytes(5).toString('hex')}`
  const url = at(server, name)
  await onServer(server, `create database ${name}`)
  const db = openDatabase(url)
  if (count > jobQueueMigration) await installQueues(url, jobDefinitions)
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  journal.entries.length = count
  await writeFile(journalFile, JSON.stringify(journal))
  await runMigrations(drizzle(db.pool), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
  return {
    db,
    url,
    async close() {
      await db.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}
