import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onCleanup } from './cleanup.ts'

const defaultReadyTimeoutMs = 60_000
const shutdownTimeoutMs = 15_000

/** One of our servers, running in its own process. */
export type SpawnedServer = {
  /** Its origin, `http://127.0.0.1:<port>`. */
  url: string
  /** Milliseconds from spawning it until it printed its address. */
  readyMs: number
  stop: () => Promise<void>
}

/**
 * Starts a script in production mode on a free port of 127.0.0.1 and waits until it prints `Academy    http://…`.
 * Rejects with the script's output if it exits first or the timeout passes.
 */
export async function spawnServer(
  script:
    | '../../../scripts/start.ts'
    | 'documents/documents-server.ts'
    | 'feed/feed-server.ts'
    | 'live/live-server.ts'
    | 'order-search/order-search-server.ts'
    | 'orders/orders-server.ts'
    | 'progress/progress-server.ts'
    | 'search/search-server.ts'
    | 'web/server.ts',
  dataDir: string,
  readyTimeoutMs = defaultReadyTimeoutMs,
): Promise<SpawnedServer> {
  const { DATABASE_URL: _database, API_URL: _api, PUBLIC_URL: _public, ...env } = process.env
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Rejects if the child could not be started; that error is reported below.
  const exited = once(child, 'exit').catch(() => {})
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs)
    await exited
    clearTimeout(timer)
  }
  void exited.then(onCleanup(stop))
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let output = ''
      const readAddress = (chunk: Buffer) => {
        output += chunk.toString()
        const port = /^\s*Academy\s+http:\/\/[^:]+:(\d+)/m.exec(output)?.[1]
        if (port) resolve(port)
      }
      child.stdout.on('data', readAddress)
      child.stderr.on('data', readAddress)
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${script} exited before it was ready:\n${output}`)))
      setTimeout(
        () => reject(new Error(`${script} was not ready after ${readyTimeoutMs / 1000} s:\n${output}`)),
        readyTimeoutMs,
      ).unref()
    })
    return { url: `http://127.0.0.1:${port}`, readyMs: performance.now() - startedAt, stop }
  } catch (error) {
    if (child.exitCode === null) await stop()
    throw error
  }
}
