import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBinaries, type Release } from './embedded/binaries.ts'
import { clusterUser, createCluster } from './embedded/cluster.ts'
import { findRunning } from './embedded/find-running.ts'
import { lockFolder } from './embedded/lock.ts'
import { clearOrphan } from './embedded/orphan.ts'
import { makeExecutable, runAs } from './embedded/run-as.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { startServer } from './embedded/server.ts'

/** How the owner of the process hears of a server that ended by itself. */
export type EmbeddedOptions = {
  dataDir: string
  /** False is faster but may lose data: for tests only. Default true. */
  durable?: boolean
  /** Default: the newest version. */
  release?: Release
  /** Called before each restart with a sentence for the log. Default: writes it to stderr. */
  onRestart?: (message: string) => void
  /** Called if the server cannot be kept running. Default: writes the message to stderr and ends the process with 1. */
  onFailed?: (error: Error) => void
}

/** A PostgreSQL server that runs as long as this process. */
export type Embedded = {
  /** The connection string, including the password. */
  url: string
  /** Stops the server and releases the folder. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in `dataDir`, which is created if missing: cluster in `postgres/`, password in `postgres.password`, log in
 * `postgres.log`. Recovers if a previous process was killed, and starts the server again at the same address if it ends by itself.
 *
 * Throws an error with a one-sentence message if another process uses the folder, or if PostgreSQL cannot run on this machine.
 */
export async function startEmbedded({
  dataDir,
  durable = true,
  release,
  onRestart = (message) => void process.stderr.write(`${message}\n`),
  onFailed = endProcess,
}: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true })
  const folder = realpathSync(dataDir)
  const lock = await lockFolder(folder)
  if ('heldBy' in lock) throw new FolderInUse(folder, lock.heldBy)
  try {
    const cluster = path.join(folder, 'postgres')
    const { initdb, postgres } = await findBinaries(release)
    for (const file of [initdb, postgres]) makeExecutable(file)
    const run = runAs([folder, path.dirname(postgres)], cluster)
    const password = readOrCreatePassword(folder, existsSync(cluster))
    if (existsSync(cluster)) await clearOrphan(cluster)
    else await createCluster(cluster, { initdb, run, password, durable, release })
    const logFile = path.join(folder, 'postgres.log')
    const options = { postgres, run, password, durable, logFile }
    const server = keepRunning(await startServer(cluster, options), {
      async restart(port) {
        await clearOrphan(cluster)
        return startServer(cluster, { ...options, port })
      },
      logFile,
      onRestart,
      onFailed,
    })
    let stopped: Promise<void> | undefined
    return {
      url: `postgresql://${clusterUser}:${password}@127.0.0.1:${server.port}/chignon`,
      stop: () => (stopped ??= server.stop().finally(lock.release)),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * Like `startDatabase`, but connects to the embedded server of a process that uses the folder already, such as a running academy, and leaves
 * it running.
 */
export async function startOrJoinDatabase(
  settings: Parameters<typeof startDatabase>[0],
): ReturnType<typeof startDatabase> {
  try {
    return await startDatabase(settings)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const url = await findRunning(error.folder)
    if (url === undefined) throw error
    return { url, isEmbedded: false, stop: async () => {} }
  }
}

class FolderInUse extends Error {
  readonly folder: string
  constructor(folder: string, process: string) {
    super(
      `The data folder ${folder} is in use by process ${process}; stop it, or set DATA_DIR to another folder.`,
    )
    this.folder = folder
  }
}

function endProcess({ message }: Error): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readOrCreatePassword(folder: string, hasCluster: boolean): string {
  const file = path.join(folder, 'postgres.password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (hasCluster) {
    throw new Error(
      `The password of the database in ${folder} is missing (${file}); restore it, or delete the folder to start with a new database.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  writeFileSync(`${file}.new`, password, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return password
}

/** The PostgreSQL of `DATABASE_URL`, which is left running, or else the embedded one, which is started in `dataDir`. */
export async function startDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Embedded & { isEmbedded: boolean }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, isEmbedded: false, stop: async () => {} }
  return { ...(await startEmbedded({ dataDir })), isEmbedded: true }
}
