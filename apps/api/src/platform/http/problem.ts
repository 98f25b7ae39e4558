import type { Locale } from '@chignon/contract/platform/locale'
import type { Problem } from '@chignon/contract/platform/problem'
import type { Context } from 'hono'
import { isUnavailable } from '../db/errors.ts'
import { Failure } from './fail.ts'
import type { Env } from './mount.ts'

/** Turns a thrown value into a failure. An unexpected error becomes 500 without details. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return isUnavailable(thrown) ? new Failure(503, { headers: { 'Retry-After': '5' } }) : new Failure(500)
}

/** The body of a failure in one language. */
function problemFrom(failure: Failure, locale: Locale): Problem {
  return {
    message: failure.text[locale],
    code: failure.code,
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
    ...(failure.ticket === undefined ? {} : { ticket: failure.ticket }),
    ...(failure.conflicts === undefined ? {} : { conflicts: failure.conflicts }),
    ...(failure.errors
      ? {
          errors: Object.fromEntries(
            Object.entries(failure.errors).map(([field, fieldTexts]) => [
              field,
              fieldTexts.map((text) => (typeof text === 'string' ? text : text[locale])),
            ]),
          ),
        }
      : {}),
  }
}

/** Writes an error response in the language of the request. It is not cached. */
export function respondWithProblem(c: Context<Env>, failure: Failure): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept-Language, Authorization')
  for (const [name, value] of Object.entries(failure.headers)) c.header(name, value)
  return c.json(problemFrom(failure, c.var.locale), failure.status)
}
