import type { ProblemCode } from '@chignon/contract/problem'

/** The error responses of the OpenAPI document: name and description by code. */
export const problems: Record<ProblemCode, [name: string, description: string]> = {
  malformed: ['Malformed', 'The body is not valid JSON.'],
  unauthenticated: [
    'Unauthenticated',
    'A token is required but missing, or the token is expired or revoked.',
  ],
  invalid_credentials: ['InvalidCredentials', 'The e-mail address, the password or the sign-in is wrong.'],
  second_factor_required: [
    'SecondFactorRequired',
    'The first step of the sign-in succeeded; send `challenge` with a code to finish it.',
  ],
  forbidden: ['Forbidden', 'The viewer may not do this; the message says why.'],
  not_found: ['NotFound', 'It does not exist.'],
  method_not_allowed: ['MethodNotAllowed', 'The path has other methods, listed in `Allow`.'],
  conflict: ['Conflict', 'It conflicts with the current state; the message says what to do.'],
  expired: ['Expired', 'The address was valid for a limited time; get a new one.'],
  payload_too_large: ['PayloadTooLarge', 'The body is larger than 64 kB.'],
  unsupported_media_type: ['UnsupportedMediaType', 'The body is not `application/json`.'],
  invalid: ['Invalid', 'A value does not match the schema or a rule; `errors` has the messages by field.'],
  too_many_requests: ['TooManyRequests', 'The rate limit is reached; `Retry-After` is in seconds.'],
  server_error: ['ServerError', 'An unexpected error.'],
  not_available: ['NotAvailable', 'The call is planned, but not available yet.'],
  unavailable: [
    'Unavailable',
    'The database or the file store is unavailable, or too many searches are waiting.',
  ],
}
