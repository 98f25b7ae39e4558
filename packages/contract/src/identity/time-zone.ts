import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { single } from '../platform/response.ts'

/** A time zone that this runtime knows, such as `America/Los_Angeles`. */
const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  }),
)

/** Sent once by each browser of a member; apart from the other calls of a person, so that no page loads their forms for it. */
export const timeZoneEndpoints = defineEndpoints('time-zone', {
  set: {
    method: 'PUT',
    path: '/user/time-zone',
    summary: 'Say where the viewer is: their days begin there, and deadlines are named in its time',
    audience: 'member',
    body: z.object({ time_zone: timeZone }),
    response: single(z.object({ time_zone: z.string() })),
  },
})
