import { businessEndpoints, type BusinessForm } from '@chignon/contract/identity/business'
import { maxBusinesses } from '@chignon/contract/identity/identity-rules'
import { singlePage } from '../../platform/db/page.ts'
import { authorize, can } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { changePerson } from '../../platform/person/person.policy.ts'
import { partOfProfile } from '../profile-visibility/part-of-profile.ts'
import { lockUser } from '../user/user.queries.ts'
import { businessMessages } from './business.messages.ts'
import { readBusinessAddress } from './business.policy.ts'
import {
  changeBusiness,
  countBusinesses,
  deleteBusiness,
  findBusiness,
  insertBusiness,
  isBusinessTypeOffered,
  listBusinesses,
  listTypesOf,
  setBusinessType,
  type BusinessContent,
} from './business.queries.ts'

const unknownType = { errors: { type_id: [businessMessages.unknownType] } }

/** The businesses of people (PROFILE-9). */
export const businessRoutes = implement(businessEndpoints, {
  async list(call) {
    const { params, viewer, locale, services } = call
    const businesses = listBusinesses(services.db(), params.id, locale)
    const list = await partOfProfile(call, 'businesses', businesses)
    if (can(viewer, readBusinessAddress, { ownerId: params.id })) return list
    return { ...list, data: list.data.map((business) => ({ ...business, address: null })) }
  },
  async add({ params, body, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    if (!(await isBusinessTypeOffered(db(), body.type_id, null))) fail(422, unknownType)
    const data = await db.transaction(async () => {
      // Two calls at once must not exceed the maximum.
      if (!(await lockUser(db(), params.id))) fail(401)
      if ((await countBusinesses(db(), params.id)) >= maxBusinesses) {
        fail(409, { message: businessMessages.tooMany(maxBusinesses) })
      }
      const id = await insertBusiness(db(), params.id, contentOf(body))
      return (await findBusiness(db(), { id, userId: params.id }, locale)) ?? fail(404)
    })
    return { data, message: businessMessages.saved[locale] }
  },
  async change({ params, body, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    if (!(await isBusinessTypeOffered(db(), body.type_id, params.businessId))) fail(422, unknownType)
    const own = { id: params.businessId, userId: params.id }
    if (!(await changeBusiness(db(), own, contentOf(body)))) fail(404)
    const data = (await findBusiness(db(), own, locale)) ?? fail(404)
    return { data, message: businessMessages.saved[locale] }
  },
  async remove({ params, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    if (!(await deleteBusiness(db(), { id: params.businessId, userId: params.id }))) fail(404)
    return { message: businessMessages.removed[locale] }
  },
  async setType({ params, body, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    const typeId = params.businessId
    if (!(await isBusinessTypeOffered(db(), typeId, null))) fail(404)
    const ids = body.business_ids && [...new Set(body.business_ids)]
    await db.transaction(async () => {
      const changed = await setBusinessType(db(), { userId: params.id, typeId, ids })
      // An id of someone else's business, or of none.
      if (ids && changed < ids.length) fail(404)
    })
    const data = await listTypesOf(db(), params.id, locale)
    return { data, pagination: singlePage(data.length) }
  },
})

function contentOf({ type_id, name, phone, address }: BusinessForm): BusinessContent {
  return { typeId: type_id, name, phone: phone || null, address: address || null }
}
