import type { ProblemCode } from '@chignon/contract/platform/problem'

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
  second_factor_missing: [
    'SecondFactorMissing',
    'The role needs a passkey or a second factor, and the days of grace are over.',
  ],
  step_up_required: [
    'StepUpRequired',
    'The call moves money or changes who may do what: confirm the session first by `POST /user/step-up`.',
  ],
  not_found: ['NotFound', 'What the path names does not exist, or the viewer may not see it.'],
  method_not_allowed: ['MethodNotAllowed', 'The path has other methods, listed in `Allow`.'],
  conflict: ['Conflict', 'The call conflicts with the current state; the message says what to do.'],
  ticket_used: ['TicketUsed', 'The ticket was used before; `ticket` says by whom, when and at which door.'],
  ticket_of_other_event: ['TicketOfOtherEvent', 'The ticket is for another event, which `ticket` names.'],
  ticket_refunded: ['TicketRefunded', 'The ticket was refunded.'],
  ticket_cancelled: ['TicketCancelled', 'The ticket was cancelled.'],
  ticket_over: ['TicketOver', 'The part of the event that the ticket is for is over.'],
  expired: ['Expired', 'The address was valid for a limited time; get a new one.'],
  payload_too_large: [
    'PayloadTooLarge',
    'The body is too large; the message names the limit. JSON may have 64 kB unless its schema accepts more, a file as many bytes as its purpose allows.',
  ],
  unsupported_media_type: [
    'UnsupportedMediaType',
    'The body is not of an accepted type: `application/json`, or a type of file that the call accepts.',
  ],
  invalid: ['Invalid', 'A value does not match the schema or a rule; `errors` has the messages by field.'],
  too_many_requests: ['TooManyRequests', 'The rate limit is reached; `Retry-After` is in seconds.'],
  headers_too_large: [
    'HeadersTooLarge',
    'All headers together, with the cookies, are larger than 16 kB; the server answers before it knows the call.',
  ],
  server_error: ['ServerError', 'An unexpected error.'],
  not_available: ['NotAvailable', 'The call is planned, but not available yet.'],
  unavailable: [
    'Unavailable',
    'The database, the file store or the payment provider is unavailable, or too many searches are waiting.',
  ],
}
