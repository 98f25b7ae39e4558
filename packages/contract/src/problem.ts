import * as z from 'zod/mini'

/** What can go wrong, for programs; the message beside it is for people. */
export const problemCodes = [
  'malformed',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'server_error',
  'not_available',
  'unavailable',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/**
 * The body of every answer that is not a success: a message in the request's language, a code,
 * and for `invalid` the messages of each field by its name.
 */
export const problem = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

export type Problem = z.infer<typeof problem>
