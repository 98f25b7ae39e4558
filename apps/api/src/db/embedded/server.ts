import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import net from 'node:net'
import { totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterUser } from './cluster.ts'
import { startProgram } from './program.ts'
import type { RunAs } from './run-as.ts'

/** A server that runs: its port, and how to end it. */
export type Server = { port: number; stop: () => Promise<void> }

/** How to start it. `durable: false` is for tests: fast, and a power cut may lose everything. */
export type Starting = {
  postgres: string
  run: RunAs
  password: string
  durable: boolean
  /** The file of the server's log; overwritten at each start. */
  logFile: string
}

const maxStarts = 4

/**
 * Starts the server of a cluster on a free port of 127.0.0.1 and waits until it answers. One that ends at once is started
 * again: its port was taken in between, or the last processes of a killed one are only just going.
 */
export async function startServer(cluster: string, starting: Starting): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const child = startOn(port, cluster, starting)
    const end = () => void child.kill('SIGINT')
    process.once('exit', end)
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    }).then(() => void process.off('exit', end))
    if (await answers(child, { port, ...starting })) return { port, stop: () => stop(child, ended) }
    await ended
    if (attempt === maxStarts) {
      throw new Error(`The embedded PostgreSQL did not start; ${starting.logFile} says why.`)
    }
    await wait(250 * attempt)
  }
}

function startOn(port: number, cluster: string, { postgres, run, durable, logFile }: Starting): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    shared_buffers: `${sharedMegabytes()}MB`,
    // Without durability it serves the tests, several files at once.
    ...(durable
      ? {}
      : { max_connections: '150', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'w', 0o600)
  const child = startProgram(run, postgres, ['-D', cluster, ...flags], log)
  closeSync(log)
  child.unref()
  return child
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref()
  child.kill('SIGINT')
  // Open transactions must not delay the shutdown for ever.
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatient)
}

// Whether the server came to answer; false when it ended instead.
async function answers(
  child: ChildProcess,
  { port, password, logFile }: Starting & { port: number },
): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const begun = Date.now()
  while (Date.now() - begun < 60_000) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false
    if (await connects(port, password)) return true
    await wait(20)
  }
  child.kill('SIGQUIT')
  await once(child, 'exit')
  throw new Error(`The embedded PostgreSQL did not answer within a minute; ${logFile} says why.`)
}

async function connects(port: number, password: string): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: clusterUser, password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const there = await client.query("select from pg_database where datname = 'chignon'")
    if (there.rowCount === 0) await client.query('create database chignon')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

// A quarter of the machine's memory, as PostgreSQL advises, half a gigabyte at most: that holds what is read of a large
// catalogue. It is taken as it is used.
function sharedMegabytes(): number {
  const quarter = Math.floor(totalmem() / 4 / 2 ** 20)
  return Math.max(64, Math.min(512, quarter))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
