import { captionEndpoints } from '@chignon/contract/caption'
import { wholeList } from '../db/page.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import { idOf } from '../http/viewer.ts'
import { watchableUntil } from '../lesson/lesson.policy.ts'
import { mediaAddresses } from '../media/media.addresses.ts'
import { findWatched, listCaptions } from './caption.queries.ts'
import { languageName } from './language-name.ts'

/** The captions of a video, for whoever may watch it. */
export const captionRoutes = implement(captionEndpoints, {
  async list({ query, viewer, services: { db, clock } }) {
    const { resource_id } = query
    const watched = (await findWatched(db(), resource_id, idOf(viewer))) ?? fail(404)
    const now = clock()
    const until = watchableUntil(watched, now)
    if (until === null && viewer.role === 'guest') {
      fail(401, { message: (messages) => messages.loginRequired, headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    const hasExpired = watched.accessEndsAt !== null
    if (until === null)
      fail(403, { message: (messages) => (hasExpired ? messages.accessExpired : messages.lessonLocked) })
    const [address, rows] = await Promise.all([mediaAddresses(db), listCaptions(db(), resource_id)])
    return {
      data: rows.map(({ id, language, file }) => ({
        id,
        language,
        label: languageName(language),
        url: address(resource_id, file, until, now),
      })),
      pagination: wholeList(rows.length),
    }
  },
})
