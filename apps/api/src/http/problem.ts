import type { Locale, Problem } from '@chignon/contract'
import { isOutOfReach } from '../db/errors.ts'
import { Failure } from './fail.ts'
import { messages } from './messages.ts'

/** Turns whatever was thrown into a failure; a fault of ours tells the caller nothing about itself. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return isOutOfReach(thrown) ? new Failure(503, { headers: { 'Retry-After': '5' } }) : new Failure(500)
}

/** The body of a failure in one language. */
export function problemFrom(failure: Failure, locale: Locale): Problem {
  const say = messages[locale]
  return {
    message: failure.say(say),
    code: failure.code,
    ...(failure.errors
      ? {
          errors: Object.fromEntries(
            Object.entries(failure.errors).map(([field, sayings]) => [field, sayings.map((saying) => saying(say))]),
          ),
        }
      : {}),
  }
}
