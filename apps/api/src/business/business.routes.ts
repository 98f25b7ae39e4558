import { businessEndpoints } from '@chignon/contract/business'
import { can } from '../http/authorize.ts'
import { implement } from '../http/implement.ts'
import { ofPerson } from '../person/of-person.ts'
import { readBusinessAddress } from './business.policy.ts'
import { listBusinesses } from './business.queries.ts'

/** Reading a person's businesses. The calls that change them are in `unimplemented.ts`. */
export const businessRoutes = implement(
  { list: businessEndpoints.list },
  {
    async list({ params, viewer, locale, fail, services: { db } }) {
      const list = await ofPerson(db, fail, params.id, listBusinesses(db(), params.id, locale))
      if (can(viewer, readBusinessAddress, { ownerId: params.id })) return list
      return { ...list, data: list.data.map((business) => ({ ...business, address: null })) }
    },
  },
)
