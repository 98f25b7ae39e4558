import { businessEndpoints } from '@chignon/contract/business'
import { implement } from '../http/implement.ts'
import { ofPerson } from '../person/of-person.ts'
import { maySeeAddress } from './business.policy.ts'
import { listBusinesses } from './business.queries.ts'

/** A person's businesses: anyone may see them. Changing them opens with the settings (later.ts). */
export const businessRoutes = implement(
  { list: businessEndpoints.list },
  {
    async list({ params, viewer, locale, services: { db } }) {
      const list = await ofPerson(db, params.id, listBusinesses(db(), params.id, locale))
      if (maySeeAddress(viewer, params.id)) return list
      return { ...list, data: list.data.map((business) => ({ ...business, address: null })) }
    },
  },
)
