import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const folders: string[] = []
const folder = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'chignon-embedded-'))
  folders.push(directory)
  return directory
}

afterEach(() => {
  for (const directory of folders.splice(0)) rmSync(directory, { recursive: true, force: true })
})

async function ask<Row extends object>(url: string, query: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows[0]
  } finally {
    await client.end()
  }
}

// Starts another process that uses the folder until it is killed.
async function startInAnotherProcess(dataDir: string) {
  const embedded = path.join(import.meta.dirname, 'embedded.ts')
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(embedded)})
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    process.stdout.write(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url) }
}

test('keeps data across restarts, with a password file that only its owner can read', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir, durable: false })
  await ask(first.url, 'create table kept as select 1 as one')
  const { encoding } =
    (await ask<{ encoding: string }>(first.url, "select current_setting('server_encoding') as encoding")) ??
    {}
  expect(encoding).toBe('UTF8')
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  await first.stop()
  await first.stop()
  const second = await startEmbedded({ dataDir, durable: false })
  expect(await ask(second.url, 'select one from kept')).toEqual({ one: 1 })
  await second.stop()
})

test('rejects a connection with a wrong password', async () => {
  const { url, stop } = await startEmbedded({ dataDir: folder(), durable: false })
  const address = new URL(url)
  address.password = 'guessed'
  await expect(ask(address.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  await stop()
})

test('rejects a second process, and recovers all data after kill -9 of the first', async () => {
  const dataDir = folder()
  const { child, url } = await startInAnotherProcess(dataDir)
  await ask(url, 'create table kept as select 2 as two')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    new RegExp(
      `^The data folder \\S+ is in use by process ${child.pid}; stop it, or set DATA_DIR to another folder\\.$`,
    ),
  )

  child.kill('SIGKILL')
  await once(child, 'exit')
  // PostgreSQL is still running.
  expect(await ask(url, 'select two from kept')).toEqual({ two: 2 })

  const recovered = await startEmbedded({ dataDir, durable: false })
  expect(await ask(recovered.url, 'select two from kept')).toEqual({ two: 2 })
  await expect(ask(url, 'select 1')).rejects.toThrow()
  await recovered.stop()
})

test('is started again at the same address after kill -9 of the server', async () => {
  const dataDir = folder()
  const restarts: string[] = []
  const { url, stop } = await startEmbedded({
    dataDir,
    durable: false,
    onRestart: (message) => restarts.push(message),
    onFailed: ({ message }) => restarts.push(message),
  })
  const [pid] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await expect
    .poll(() => ask(url, 'select 3 as three').catch(() => restarts), { timeout: 30_000 })
    .toEqual({ three: 3 })
  expect(restarts).toEqual(['The embedded PostgreSQL ended; it is started again (1 of 3).'])
  await stop()
})

test('starts if postmaster.pid names a process that is not PostgreSQL, as after a power failure', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir, durable: false })
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, [process.pid, ...rest].join('\n'))
  const second = await startEmbedded({ dataDir, durable: false })
  expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 })
  await second.stop()
})

test('rejects with a one-sentence error if the password file is missing', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir, durable: false })
  await first.stop()
  rmSync(path.join(dataDir, 'postgres.password'))
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /^The password of the database in [^\n]+ is missing [^\n]+\.$/,
  )
})
