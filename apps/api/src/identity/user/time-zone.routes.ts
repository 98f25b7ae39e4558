import { timeZoneEndpoints } from '@chignon/contract/identity/time-zone'
import { implement } from '../../platform/http/implement.ts'
import { changeUser } from './user.queries.ts'

export const timeZoneRoutes = implement(timeZoneEndpoints, {
  async set({ body, viewer, fail, services: { db } }) {
    const { time_zone: timeZone } = body
    if (!(await changeUser(db(), viewer.id, { timeZone }))) fail(401)
    return { data: { time_zone: timeZone } }
  },
})
