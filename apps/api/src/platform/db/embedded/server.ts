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

/** A running server: its port, a function that stops it, and a promise that resolves when it has ended, however that happened. */
export type Server = { port: number; stop: () => Promise<void>; ended: Promise<void> }

/** Options of the server. `durable: false` is for tests: faster, but a power failure may lose all data. */
export type ServerOptions = {
  postgres: string
  run: RunAs
  password: string
  durable: boolean
  /** The file of the server's log; overwritten at each start on a new port. */
  logFile: string
  /** The port to listen on. Default: a free one. */
  port?: number
}

const maxStarts = 4

/**
 * Starts the server of a cluster on 127.0.0.1 and waits until it accepts connections. A server that exits at
 * once is started again: another process took its port, or processes of a killed server had not ended yet.
 */
export async function startServer(cluster: string, options: ServerOptions): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort())
    const child = startOn(port, cluster, options)
    const end = () => void child.kill('SIGINT')
    process.once('exit', end)
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    }).then(() => void process.off('exit', end))
    if (await waitUntilReady(child, { ...options, port }))
      return { port, stop: () => stop(child, ended), ended }
    await ended
    if (attempt === maxStarts) {
      throw new Error(`The embedded PostgreSQL did not start; see ${options.logFile}.`)
    }
    await wait(250 * attempt)
  }
}

function startOn(
  port: number,
  cluster: string,
  { postgres, run, durable, logFile, port: givenPort }: ServerOptions,
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    shared_buffers: `${sharedMegabytes()}MB`,
    // Tests run in several files at once.
    ...(durable
      ? {}
      : { max_connections: '150', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, givenPort === undefined ? 'w' : 'a', 0o600)
  const child = startProgram(run, postgres, ['-D', cluster, ...flags], log)
  closeSync(log)
  child.unref()
  return child
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref()
  child.kill('SIGINT')
  // An open transaction would delay the shutdown.
  const timeout = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(timeout)
}

// Resolves to true when the server accepts connections, to false if it exits before.
async function waitUntilReady(
  child: ChildProcess,
  { port, password, logFile }: ServerOptions & { port: number },
): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const startedAt = Date.now()
  while (Date.now() - startedAt < 60_000) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false
    if (await canConnect(port, password)) return true
    await wait(20)
  }
  child.kill('SIGQUIT')
  await once(child, 'exit')
  throw new Error(`The embedded PostgreSQL did not accept connections within a minute; see ${logFile}.`)
}

async function canConnect(port: number, password: string): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: clusterUser, password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const databases = await client.query("select from pg_database where datname = 'chignon'")
    if (databases.rowCount === 0) await client.query('create database chignon')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

// A quarter of the memory, as PostgreSQL recommends, but at most 512 MB: enough for the frequently read parts of a large
// catalogue. The memory is allocated as it is used.
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
