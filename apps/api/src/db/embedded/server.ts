import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  chownSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ownerOf, type RunAs } from './run-as.ts'

/** The one user of an embedded cluster. */
export const clusterUser = 'chignon'

/** Makes the cluster, whole or not at all: a kill half-way leaves nothing that looks like one. */
export async function createCluster(
  cluster: string,
  { initdb, run, password, durable }: { initdb: string; run: RunAs; password: string; durable: boolean },
): Promise<void> {
  const draft = `${cluster}.new`
  const passwordFile = `${cluster}.password.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const owner = ownerOf(run)
  if (owner) for (const file of [draft, passwordFile]) chownSync(file, owner.uid, owner.gid)
  try {
    await finished(
      start(
        run,
        initdb,
        [
          `--pgdata=${draft}`,
          `--username=${clusterUser}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          ...(durable ? [] : ['--no-sync']),
        ],
        'pipe',
      ),
    )
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** A server that runs: its port, how to end it, and a promise that settles when it ended by itself. */
export type Server = { port: number; stop: () => Promise<void>; ended: Promise<void> }

/** Starts the server of a cluster on a free port of 127.0.0.1 and waits until it answers. Its log goes to `logFile`. */
export async function startServer(
  cluster: string,
  {
    postgres,
    run,
    password,
    durable,
    logFile,
  }: { postgres: string; run: RunAs; password: string; durable: boolean; logFile: string },
): Promise<Server> {
  const port = await freePort()
  const log = openSync(logFile, existsSync(logFile) ? 'w' : 'a', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = start(run, postgres, ['-D', cluster, ...flags], log)
  closeSync(log)
  child.unref()
  const end = () => void child.kill('SIGINT')
  process.once('exit', end)
  const ended = once(child, 'exit').then(() => void process.off('exit', end))
  await answering(child, { port, password, logFile })
  return {
    port,
    ended,
    stop: async () => {
      child.ref()
      end()
      await Promise.race([ended, wait(10_000, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))])
      await ended
    },
  }
}

// In a session of its own: Ctrl-C in the terminal goes to us alone, and we end it after the last request.
function start(run: RunAs, program: string, args: string[], output: number | 'pipe'): ChildProcess {
  const [command = program, ...rest] = [...run.through, program, ...args]
  return spawn(command, rest, {
    ...(run.uid === undefined ? {} : { uid: run.uid }),
    ...(run.gid === undefined ? {} : { gid: run.gid }),
    cwd: path.parse(program).root,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
  })
}

async function finished(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout?.resume()
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be made: ${lastLine(said)}`)
}

async function answering(
  child: ChildProcess,
  { port, password, logFile }: { port: number; password: string; logFile: string },
): Promise<void> {
  const failed = once(child, 'error').then(([error]) => String(error))
  void failed.catch(() => {})
  let failure: string | undefined
  void failed.then((message) => (failure = message))
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (failure ?? child.exitCode !== null) {
      throw new Error(
        `The embedded PostgreSQL did not start (${failure ?? `exit code ${child.exitCode}`}); see ${logFile}.`,
      )
    }
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: clusterUser,
      password,
      database: 'postgres',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const there = await client.query("select from pg_database where datname = 'chignon'")
      if (there.rowCount === 0) await client.query('create database chignon')
      await client.end()
      return
    } catch {
      await client.end().catch(() => {})
      await wait(20)
    }
  }
  child.kill('SIGQUIT')
  throw new Error(`The embedded PostgreSQL did not answer within a minute; see ${logFile}.`)
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

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
