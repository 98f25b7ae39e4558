/** A logger with pino's signature. */
export type Logger = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Logs nothing. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} }
