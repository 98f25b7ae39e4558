import { sessionEndpoints } from '@chignon/contract/identity/session'
import { revokeOtherTokens } from './access-token.queries.ts'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { sessionMessages } from './session.messages.ts'
import { presentSession } from './session.present.ts'
import { deleteSession, listSessions } from './session.queries.ts'

/** Where the viewer is signed in (SESSION-1). */
export const sessionRoutes = implement(sessionEndpoints, {
  async list({ viewer, services: { db, clock } }) {
    const rows = await listSessions(db(), viewer.id, clock())
    return {
      data: rows.map((row) => presentSession(row, viewer.tokenId)),
      pagination: singlePage(rows.length),
    }
  },
  async remove({ params, viewer, locale, fail, services: { db } }) {
    if (!(await deleteSession(db(), viewer.id, params.id))) fail(404)
    return { message: sessionMessages.ended[locale] }
  },
  async removeOthers({ viewer, locale, services: { db } }) {
    await revokeOtherTokens(db(), viewer.id, viewer.tokenId)
    return { message: sessionMessages.othersEnded[locale] }
  },
})
