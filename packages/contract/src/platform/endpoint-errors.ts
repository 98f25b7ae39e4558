import type { Endpoint, NoInput } from './endpoint.ts'
import { doorPermissions, stepUpPermissions } from './permission.ts'
import type { ProblemCode } from './problem.ts'

/**
 * The codes of the errors a call may respond with: those its entry declares, and those that follow from its audience, permission, params,
 * query and body.
 */
export function errorsOf(endpoint: Endpoint): ProblemCode[] {
  const takes = (part: 'params' | 'query' | 'body') => endpoint[part]._zod.def.type !== 'undefined'
  const { permission } = endpoint
  const codes: [ProblemCode, boolean][] = [
    ['malformed', takes('body')],
    // Every call rejects an invalid token.
    ['unauthenticated', true],
    ['forbidden', permission !== null],
    ['second_factor_missing', permission !== null && !doorPermissions.has(permission)],
    ['step_up_required', permission !== null && stepUpPermissions.has(permission)],
    ['not_found', takes('params')],
    ['payload_too_large', takes('body')],
    ['unsupported_media_type', takes('body')],
    ['invalid', takes('params') || takes('query') || takes('body') || endpoint.idempotency !== 'none'],
    // Answered by the server, before the call is known.
    ['headers_too_large', true],
    ['conflict', endpoint.isSeenByOthers],
    ['unavailable', true],
  ]
  return [...new Set([...codes.filter(([, applies]) => applies).map(([code]) => code), ...endpoint.errors])]
}

/** The errors that the handler of a call may end it with: the codes of `errorsOf`, without those found before it runs. */
export type ErrorOf<E extends Endpoint> =
  | 'unauthenticated'
  | 'unavailable'
  | E['errors'][number]
  | (E['permission'] extends null ? never : 'forbidden')
  | (E['params'] extends NoInput ? never : 'not_found' | 'invalid')
  | (E['query'] extends NoInput ? never : 'invalid')
  | (E['body'] extends NoInput ? never : 'payload_too_large' | 'unsupported_media_type' | 'invalid')
