/** Adds what is to be closed: what was opened last is closed first. */
export type WhenStopping = (close: () => Promise<unknown>) => void

/**
 * Closes what was opened at the first SIGINT or SIGTERM, whenever it comes, and ends the process: with 1 where something could
 * not be closed. What is only being opened ends with the process; PostgreSQL too, which a signal alone would leave running.
 */
export function closeOnSignals(sayStopping: () => void = () => {}): WhenStopping {
  const opened: (() => Promise<unknown>)[] = []
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    sayStopping()
    let code = 0
    for (const close of opened.toReversed()) {
      try {
        await close()
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error))
        code = 1
      }
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  return (close) => void opened.push(close)
}
