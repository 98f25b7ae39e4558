import type { MadeChange } from '@chignon/contract/platform/document'
import type { Problem, ProblemCode, problemStatuses } from '@chignon/contract/platform/problem'
import type { LocalizedText } from '../i18n/define-messages.ts'
import { problemMessages } from './problem.messages.ts'

/** The default code and message of each error status. */
const failures = {
  400: ['malformed', problemMessages.malformed],
  401: ['unauthenticated', problemMessages.unauthenticated],
  403: ['forbidden', problemMessages.forbidden],
  404: ['not_found', problemMessages.notFound],
  405: ['method_not_allowed', problemMessages.methodNotAllowed],
  409: ['conflict', problemMessages.conflict],
  410: ['expired', problemMessages.expired],
  413: ['payload_too_large', problemMessages.payloadTooLarge(64 * 1024)],
  415: ['unsupported_media_type', problemMessages.unsupportedMediaType],
  422: ['invalid', problemMessages.invalid],
  429: ['too_many_requests', problemMessages.tooManyAttempts(1)],
  431: ['headers_too_large', problemMessages.headersTooLarge],
  500: ['server_error', problemMessages.serverError],
  501: ['not_available', problemMessages.notAvailable],
  503: ['unavailable', problemMessages.unavailable],
} satisfies Record<number, [ProblemCode, LocalizedText]>

/** The status of an error response. */
export type FailureStatus = keyof typeof failures

/** The message of a field. A string is already in the language of the request. */
export type FieldError = LocalizedText | string

/** The messages of each field, by its name. */
export type FieldErrors = Record<string, FieldError[]>

type Details<Code extends ProblemCode = ProblemCode> = {
  code?: Code
  message?: LocalizedText
  errors?: FieldErrors
  challenge?: string
  ticket?: Problem['ticket']
  conflicts?: readonly MadeChange[]
  headers?: Record<string, string>
}

/** An error response. Thrown by `fail`, written by `respondWithProblem`. */
export class Failure extends Error {
  readonly status: FailureStatus
  readonly code: ProblemCode
  readonly text: LocalizedText
  readonly errors: FieldErrors | undefined
  readonly challenge: string | undefined
  readonly ticket: Problem['ticket']
  readonly conflicts: readonly MadeChange[] | undefined
  readonly headers: Record<string, string>

  constructor(status: FailureStatus, details: Details = {}) {
    const [code, text] = failures[status]
    super(`${status} ${details.code ?? code}`)
    this.status = status
    this.code = details.code ?? code
    this.text = details.message ?? text
    this.errors = details.errors
    this.challenge = details.challenge
    this.ticket = details.ticket
    this.conflicts = details.conflicts
    this.headers = details.headers ?? {}
  }
}

/**
 * Ends a call with one of these errors: `fail(404)`, or `fail(422, { errors: { email: [authMessages.emailTaken] } })`. A
 * handler receives one for the errors of its endpoint, and passes it on to functions that fail.
 */
export type Fail<Code extends ProblemCode> = (
  status: (typeof problemStatuses)[Code],
  details?: Details<Code>,
) => never

/** Ends the call with any error. For services and code that serves all endpoints; only tests check these errors. */
export function fail(status: FailureStatus, details?: Details): never {
  throw new Failure(status, details)
}
