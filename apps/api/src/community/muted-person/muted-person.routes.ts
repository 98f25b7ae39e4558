import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { personExists } from '../../platform/person/person.queries.ts'
import { mutedPersonMessages } from './muted-person.messages.ts'
import { listMuted, mutePerson, unmutePerson } from './muted-person.queries.ts'

/** The people whom the viewer has muted. */
export const mutedPersonRoutes = implement(mutedPersonEndpoints, {
  async list({ query, viewer, locale, services: { db } }) {
    const { rows, total } = await listMuted(db(), viewer.id, locale, query)
    return { data: rows.map(({ person }) => person), pagination: paginationOf(query, total) }
  },
  async mute({ params, viewer, locale, fail, services: { db, clock } }) {
    // One cannot mute oneself.
    if (params.id === viewer.id || !(await personExists(db(), params.id))) fail(404)
    await mutePerson(db(), viewer.id, params.id, clock())
    return { message: mutedPersonMessages.muted[locale] }
  },
  async unmute({ params, viewer, locale, services: { db } }) {
    await unmutePerson(db(), viewer.id, params.id)
    return { message: mutedPersonMessages.unmuted[locale] }
  },
})
