import { livePositionEndpoints } from '@chignon/contract/platform/live-position'
import { implement } from '../http/implement.ts'
import { findRange } from './live-event.queries.ts'

/** The position of the newest live event. Read it first and the data second: no change is missed in between. */
export const livePositionRoutes = implement(livePositionEndpoints, {
  async show({ services: { db } }) {
    const { last } = await findRange(db())
    return { data: { event_id: String(last) } }
  },
})
