import type { ProblemCode } from '@chignon/contract/problem'
import type { Messages } from './messages.ts'

/** Selects or builds a text from the messages of a language. */
export type LocalizedText = (messages: Messages) => string

/** The default code and message of each error status. */
const failures = {
  400: ['malformed', (messages) => messages.malformed],
  401: ['unauthenticated', (messages) => messages.unauthenticated],
  403: ['forbidden', (messages) => messages.forbidden],
  404: ['not_found', (messages) => messages.thingNotFound],
  405: ['method_not_allowed', (messages) => messages.methodNotAllowed],
  409: ['conflict', (messages) => messages.conflict],
  413: ['payload_too_large', (messages) => messages.payloadTooLarge],
  415: ['unsupported_media_type', (messages) => messages.unsupportedMediaType],
  422: ['invalid', (messages) => messages.invalid],
  429: ['too_many_requests', (messages) => messages.tooManyAttempts(1)],
  500: ['server_error', (messages) => messages.serverError],
  501: ['not_available', (messages) => messages.notAvailable],
  503: ['unavailable', (messages) => messages.unavailable],
} satisfies Record<number, [ProblemCode, LocalizedText]>

/** The status of an error response. */
export type FailureStatus = keyof typeof failures

type Details = {
  code?: ProblemCode
  message?: LocalizedText
  /** The messages of each field, by its name. */
  errors?: Record<string, LocalizedText[]>
  headers?: Record<string, string>
}

/** An error response. Thrown by `fail`, written by `respondWithProblem`. */
export class Failure extends Error {
  readonly status: FailureStatus
  readonly code: ProblemCode
  readonly text: LocalizedText
  readonly errors: Record<string, LocalizedText[]> | undefined
  readonly headers: Record<string, string>

  constructor(status: FailureStatus, details: Details = {}) {
    const [code, text] = failures[status]
    super(`${status} ${details.code ?? code}`)
    this.status = status
    this.code = details.code ?? code
    this.text = details.message ?? text
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }
}

/** Ends the call with an error: `fail(404)`, or `fail(422, {errors: {email: [({ field }) => field.emailTaken]}})`. */
export function fail(status: FailureStatus, details?: Details): never {
  throw new Failure(status, details)
}
