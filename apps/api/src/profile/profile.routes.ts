import { profileEndpoints } from '@chignon/contract/profile'
import { implement } from '../http/implement.ts'
import { singlePage } from '../db/page.ts'
import { ofPerson } from '../person/of-person.ts'
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
} from './profile.queries.ts'

/** Public profiles: for anyone. */
export const profileRoutes = implement(profileEndpoints, {
  async educators({ locale, services: { db } }) {
    const rows = await listEducators(db())
    const data = rows.map((row) => ({ ...presentPublicUser(row), ...presentPublicProfile(row, locale) }))
    return { data, pagination: singlePage(data.length) }
  },
  async show({ params, fail, services: { db } }) {
    return { data: presentPublicUser((await findPublicUser(db(), params.id)) ?? fail(404)) }
  },
  async profile({ params, locale, fail, services: { db } }) {
    return { data: presentPublicProfile((await findPublicUser(db(), params.id)) ?? fail(404), locale) }
  },
  async badges({ params, locale, fail, services: { db } }) {
    const list = await ofPerson(db, fail, params.id, listBadges(db(), params.id, locale))
    return { ...list, data: list.data.map(presentBadge) }
  },
  async certificates({ params, viewer, locale, fail, services: { db } }) {
    const withRevoked = viewer.role !== 'guest' && viewer.id === params.id
    const list = await ofPerson(
      db,
      fail,
      params.id,
      listCertificates(db(), params.id, { locale, withRevoked }),
    )
    return { ...list, data: list.data.map(presentCertificate) }
  },
  async interests({ params, locale, fail, services: { db } }) {
    return ofPerson(db, fail, params.id, listInterests(db(), params.id, locale))
  },
})
