import type { ProblemCode } from '@chignon/contract/problem'
import type { Messages } from './messages.ts'

/** A text still to be said in the language of the request. */
export type Saying = (say: Messages) => string

/** The statuses a call may fail with, each with its code and what it says unless told otherwise. */
const failures = {
  400: ['malformed', (say) => say.malformed],
  401: ['unauthenticated', (say) => say.unauthenticated],
  403: ['forbidden', (say) => say.forbidden],
  404: ['not_found', (say) => say.thingNotFound],
  405: ['method_not_allowed', (say) => say.methodNotAllowed],
  409: ['conflict', (say) => say.conflict],
  413: ['payload_too_large', (say) => say.payloadTooLarge],
  415: ['unsupported_media_type', (say) => say.unsupportedMediaType],
  422: ['invalid', (say) => say.invalid],
  429: ['too_many_requests', (say) => say.tooManyAttempts(1)],
  500: ['server_error', (say) => say.serverError],
  501: ['not_available', (say) => say.notAvailable],
  503: ['unavailable', (say) => say.unavailable],
} satisfies Record<number, [ProblemCode, Saying]>

/** A status a call may fail with. */
export type FailureStatus = keyof typeof failures

type Details = {
  code?: ProblemCode
  message?: Saying
  /** What is wrong with each field, by its name. */
  errors?: Record<string, Saying[]>
  headers?: Record<string, string>
}

/** An answer that is not a success. Thrown by `fail`, written by `respondWithProblem`. */
export class Failure extends Error {
  readonly status: FailureStatus
  readonly code: ProblemCode
  readonly say: Saying
  readonly errors: Record<string, Saying[]> | undefined
  readonly headers: Record<string, string>

  constructor(status: FailureStatus, details: Details = {}) {
    const [code, say] = failures[status]
    super(`${status} ${details.code ?? code}`)
    this.status = status
    this.code = details.code ?? code
    this.say = details.message ?? say
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }
}

/** Ends the call with a problem: `fail(404)`, or `fail(422, {errors: {email: [(say) => say.field.emailTaken]}})`. */
export function fail(status: FailureStatus, details?: Details): never {
  throw new Failure(status, details)
}
