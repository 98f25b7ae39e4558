import { profileEndpoints } from '@chignon/contract/identity/profile'
import { authorize } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { singlePage } from '../../platform/db/page.ts'
import { listForPerson } from '../../platform/person/list-for-person.ts'
import { changePerson } from '../../platform/person/person.policy.ts'
import { partOfProfile } from '../profile-visibility/part-of-profile.ts'
import { lockUser } from '../user/user.queries.ts'
import { profileMessages } from './profile.messages.ts'
import {
  presentBadge,
  presentCertificate,
  presentPublicProfile,
  presentPublicUser,
} from './profile.present.ts'
import {
  findPublicUser,
  listBadges,
  listCertificates,
  listEducators,
  listInterests,
  replaceInterests,
} from './profile.queries.ts'

/** Public profiles, for anyone, and the interests that a person sets. */
export const profileRoutes = implement(profileEndpoints, {
  async educators({ viewer, locale, services: { db } }) {
    const rows = await listEducators(db(), viewer)
    const data = rows.map((row) => ({ ...presentPublicUser(row), ...presentPublicProfile(row, locale) }))
    return { data, pagination: singlePage(data.length) }
  },
  async show({ params, viewer, fail, services: { db } }) {
    return { data: presentPublicUser((await findPublicUser(db(), params.id, viewer)) ?? fail(404)) }
  },
  async profile({ params, viewer, locale, fail, services: { db } }) {
    const row = (await findPublicUser(db(), params.id, viewer)) ?? fail(404)
    return { data: presentPublicProfile(row, locale) }
  },
  async badges(call) {
    const { params, locale, services } = call
    const list = await partOfProfile(call, 'awards', listBadges(services.db(), params.id, locale))
    return { ...list, data: list.data.map(presentBadge) }
  },
  async certificates(call) {
    const { params, viewer, locale, services } = call
    const withRevoked = viewer.role !== 'guest' && viewer.id === params.id
    const certificates = listCertificates(services.db(), params.id, { locale, withRevoked })
    const list = await partOfProfile(call, 'awards', certificates)
    return { ...list, data: list.data.map(presentCertificate) }
  },
  async interests(call) {
    const { params, locale, services } = call
    return partOfProfile(call, 'interests', listInterests(services.db(), params.id, locale))
  },
  async setInterests({ params, body, viewer, locale, fail, services: { db } }) {
    authorize({ viewer, fail }, changePerson, params)
    await db.transaction(async () => {
      // Two calls at once would insert the same interests.
      if (!(await lockUser(db(), params.id))) fail(401)
      if (!(await replaceInterests(db(), params.id, [...new Set(body.interest_ids)]))) {
        fail(422, { errors: { interest_ids: [profileMessages.unknownInterest] } })
      }
    })
    const list = await listForPerson(db, fail, params.id, listInterests(db(), params.id, locale))
    return { ...list, message: profileMessages.interestsSaved[locale] }
  },
})
