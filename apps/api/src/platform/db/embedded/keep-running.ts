import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './server.ts'

// Waiting times before the restarts. A server that stopped because memory was short needs some time.
const defaultDelaysMs = [250, 2_000, 10_000]
// A server that has run for so long counts as healthy again.
const windowMs = 10 * 60_000

type KeepRunningOptions = {
  /** Starts the server again on the same port. */
  restart: (port: number) => Promise<Server>
  logFile: string
  onRestart: (message: string) => void
  onFailed: (error: Error) => void
  delaysMs?: readonly number[]
}

/**
 * Starts a server again if it ends by itself, on the same port: three times within ten minutes at most, after 0.25, 2 and 10 s. Then it
 * calls `onFailed`.
 */
export function keepRunning(
  first: Server,
  { restart, logFile, onRestart, onFailed, delaysMs = defaultDelaysMs }: KeepRunningOptions,
): Pick<Server, 'port' | 'stop'> {
  let current = first
  let isStopping = false
  let restarting: Promise<void> = Promise.resolve()
  let restartedAt: number[] = []
  const watch = async ({ ended }: Server) => {
    await ended
    if (!isStopping) restarting = startAgain()
  }
  void watch(first)
  return {
    port: first.port,
    async stop() {
      isStopping = true
      await restarting
      await current.stop()
    },
  }

  async function startAgain(reason = ''): Promise<void> {
    const now = Date.now()
    restartedAt = restartedAt.filter((time) => now - time < windowMs)
    const attempt = restartedAt.push(now)
    const delay = delaysMs[attempt - 1]
    if (delay === undefined) {
      return onFailed(
        new Error(
          `The embedded PostgreSQL ended ${attempt} times within 10 minutes and is not started again; see ${logFile}.${reason}`,
        ),
      )
    }
    onRestart(
      `The embedded PostgreSQL ended; it is started again (${attempt} of ${delaysMs.length}).${reason}`,
    )
    await wait(delay)
    if (isStopping) return
    try {
      current = await restart(first.port)
    } catch (error) {
      return startAgain(` The last start failed: ${error instanceof Error ? error.message : String(error)}`)
    }
    void watch(current)
  }
}
