const startedAt = performance.now()

/** Prints a progress message, prefixed with the seconds since the process started. */
export function log(message: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${`${seconds} s`.padStart(8)}  ${message}\n`)
}
