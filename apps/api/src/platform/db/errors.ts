import { DrizzleQueryError } from './drizzle.ts'

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  // PostgreSQL: cancelled by timeout, shutting down, starting up, too many connections
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The database accepts no connections, does not exist, or rejects our credentials.
  '55000',
  '3D000',
  '28P01',
  '28000',
])

/** Whether an error means that PostgreSQL is unavailable, rather than that a query is wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') {
      if (codes.has(cause.code) || cause.code.startsWith('08')) return true
    }
    if (
      /connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/i.test(
        cause.message,
      )
    ) {
      return true
    }
  }
  return false
}

/** Whether an error is a unique violation. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}

/**
 * An error without confidential values, for the log. Of a failed query it keeps the reason, but not the parameters, which may
 * contain personal data and tokens.
 */
export function redactError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause = new Error('a query failed') } = error
  const code = 'code' in cause ? { code: cause.code } : {}
  return Object.assign(new Error(cause.message), { stack: cause.stack, ...code })
}
