import { livePositionEndpoints } from '@chignon/contract/platform/live-position'
import { implement } from '../http/implement.ts'
import { findRange } from './live-event.queries.ts'

/** Where the live events are. What was committed before it was read is in data that is read afterwards. */
export const livePositionRoutes = implement(livePositionEndpoints, {
  async show({ services: { db } }) {
    const { last } = await findRange(db())
    return { data: { event_id: String(last) } }
  },
})
