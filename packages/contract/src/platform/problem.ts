import * as z from 'zod/mini'
import { timestamp } from './primitives.ts'

const problemCodes = [
  'malformed',
  'unauthenticated',
  'invalid_credentials',
  'second_factor_required',
  'forbidden',
  'second_factor_missing',
  'step_up_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'ticket_used',
  'ticket_of_other_event',
  'ticket_refunded',
  'ticket_cancelled',
  'ticket_over',
  'expired',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'headers_too_large',
  'server_error',
  'not_available',
  'unavailable',
] as const

/** The code of an error: for programs, while its message is for people. */
export type ProblemCode = (typeof problemCodes)[number]

/** The HTTP status of each error. */
export const problemStatuses = {
  malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 422,
  second_factor_required: 422,
  forbidden: 403,
  second_factor_missing: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  ticket_used: 409,
  ticket_of_other_event: 409,
  ticket_refunded: 409,
  ticket_cancelled: 409,
  ticket_over: 409,
  expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  server_error: 500,
  not_available: 501,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>

/**
 * The body of every error response: a message in the request's language, a code, and with `invalid` the messages of each
 * field by its name.
 */
export const problem = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** With a code that begins with `ticket_`: the ticket that was refused at the door. */
  ticket: z.optional(
    z.object({
      holder: z.string(),
      live_masterclass: z.string(),
      used_at: z.nullable(timestamp),
      used_where: z.nullable(z.string()),
    }),
  ),
  /** With `conflict` of a document: what others changed at the same parts, as `documentConflicts`. */
  conflicts: z.optional(z.unknown()),
  /** With `second_factor_required`: identifies the sign-in at its second step. */
  challenge: z.optional(z.string()),
})

export type Problem = z.infer<typeof problem>
