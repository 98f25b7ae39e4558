/** What is logged through: pino's shape, so that any logger of that shape will do. */
export type Logger = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Says nothing. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} }
