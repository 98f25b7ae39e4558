import type { StopSignal } from '@chignon/http-server/close-gracefully'

/** Registers a function to call at shutdown. Functions are called in reverse order of registration. */
export type OnShutdown = (close: (signal: StopSignal) => Promise<unknown>) => void

/**
 * Calls the registered functions on the first SIGINT or SIGTERM, then exits: with 1 if one of them failed. A signal that
 * arrives during start-up exits as well; the embedded PostgreSQL stops itself when this process exits.
 */
export function closeOnSignals(onStopping: () => void = () => {}): OnShutdown {
  const opened: ((signal: StopSignal) => Promise<unknown>)[] = []
  let isStopping = false
  const stop = async (signal: StopSignal) => {
    if (isStopping) return
    isStopping = true
    onStopping()
    let code = 0
    for (const close of opened.toReversed()) {
      try {
        await close(signal)
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error))
        code = 1
      }
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  return (close) => void opened.push(close)
}
