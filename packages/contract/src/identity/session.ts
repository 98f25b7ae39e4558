import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { list, messageResponse } from '../platform/response.ts'

/** A place where the viewer is signed in. Browser and system follow from the user agent; null if it names none we know. */
export const session = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network of the sign-in without its last part, such as `203.0.113.0/24` (SESSION-2). */
  network: z.nullable(z.string()),
  /** When the person signed in. */
  created_at: timestamp,
  /** When it was used last, to within five minutes. */
  last_used_at: timestamp,
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
})

export type Session = z.infer<typeof session>

/** The viewer's sessions: each sign-in on a device is one, and has a token of its own. */
export const sessionEndpoints = defineEndpoints('session', {
  list: {
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where the viewer is signed in, last used first',
    audience: 'member',
    response: list(session),
  },
  remove: {
    method: 'DELETE',
    path: '/user/sessions/{id}',
    summary: 'End a session; its token is revoked',
    audience: 'member',
    params: z.object({ id }),
    response: messageResponse,
  },
  removeOthers: {
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'End all sessions except that of this request',
    audience: 'member',
    response: messageResponse,
  },
})
