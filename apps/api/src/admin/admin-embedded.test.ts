import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../platform/db/embedded.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'chignon-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs `pnpm admin` on the embedded database of a data folder. */
async function admin(...args: string[]): Promise<string> {
  const { DATABASE_URL: _database, ...inherited } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), ...args],
    { env: { ...inherited, DATA_DIR: dataDir } },
  )
  return stdout
}

test('makes the first owner while the academy is stopped, and lists them beside a running one, which stays', async () => {
  expect(await admin('owner', 'owner@school.example')).toMatch(/an owner now[^]+\/account\/password-reset\//)
  const academy = await startEmbedded({ dataDir, durable: false })
  expect(await admin('role')).toContain('owner     owner@school.example')
  const client = new Client({ connectionString: academy.url })
  await client.connect()
  await client.end()
  await academy.stop()
}, 120_000)
