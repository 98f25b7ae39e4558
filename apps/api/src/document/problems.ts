import type { Endpoint } from '@chignon/contract/endpoint'

/** The problems a call may answer: the name in the document, and when it comes. */
export const problems = {
  400: ['Malformed', 'The body is not readable JSON'],
  401: ['Unauthenticated', 'The token is missing where one is needed, or it is expired or revoked'],
  403: ['Forbidden', 'It is not open to whoever calls; the message says why'],
  404: ['NotFound', 'There is no such thing'],
  405: ['MethodNotAllowed', 'The path answers to other methods, named in Allow'],
  409: ['Conflict', 'It does not go together with what there is; the message says what to do'],
  413: ['PayloadTooLarge', 'The body is over 64 kB'],
  415: ['UnsupportedMediaType', 'The body is not application/json'],
  422: ['Invalid', 'Something does not fit the schema or a rule; `errors` has the messages by field'],
  429: ['TooManyRequests', 'Too many attempts; Retry-After tells when to try again, in seconds'],
  501: ['NotAvailable', 'Planned: this call has not opened yet'],
  503: [
    'Unavailable',
    'The database cannot be reached at the moment, or more is searched for than is worth waiting for',
  ],
} as const

/** The status of a problem in the document. */
export type ProblemStatus = keyof typeof problems

const limited = new Set([
  'auth.login',
  'auth.register',
  'social.begin',
  'social.exchange',
  'user.changePassword',
  'password.forgot',
  'password.check',
  'password.reset',
  'email-verification.send',
  'email-verification.confirm',
  'contact.send',
])
// What is looked for by more than a variable of the path.
const missing = new Set(['caption.list', 'course.list', 'program.list'])
const closed = new Set(['caption.list'])
const conflicting = new Set(['social.exchange', 'email-verification.confirm'])

/** The statuses one call may fail with. */
export function problemsOf(endpoint: Endpoint, planned: boolean): ProblemStatus[] {
  const takes = (part: 'params' | 'query' | 'body') => endpoint[part]._zod.def.type !== 'undefined'
  const isAmong = (calls: Set<string>) => calls.has(`${endpoint.noun}.${endpoint.name}`)
  const statuses: [ProblemStatus, boolean][] = [
    [400, takes('body') && endpoint.encoding === 'json'],
    [401, true],
    [403, isAmong(closed)],
    [404, takes('params') || isAmong(missing)],
    [409, isAmong(conflicting)],
    [413, takes('body')],
    [415, takes('body')],
    [422, takes('params') || takes('query') || takes('body')],
    [429, isAmong(limited)],
    [501, planned],
    [503, true],
  ]
  return statuses.filter(([, may]) => may).map(([status]) => status)
}
