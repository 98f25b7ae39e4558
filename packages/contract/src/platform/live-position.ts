import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { single } from './response.ts'

/** Where the live events are, for a page that follows them from here on (LIVE-1). */
export const livePositionEndpoints = defineEndpoints('live-position', {
  show: {
    method: 'GET',
    path: '/events/position',
    summary:
      'The id of the last live event. A page reads it before its data, and continues after it with `GET /events?after=`',
    response: single(z.object({ event_id: z.string().check(z.regex(/^\d+$/)) })),
  },
})
