import { captionEndpoints } from '@chignon/contract/learning/caption'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { requirePlayable } from '../../catalogue/lesson/require-watchable.ts'
import { mediaAddresses } from '../../catalogue/lesson/media.addresses.ts'
import { findLessonOfResource, listCaptions } from './caption.queries.ts'
import { languageName } from './language-name.ts'

/** The captions of a video, for viewers who may watch it. */
export const captionRoutes = implement(captionEndpoints, {
  async list({ query, viewer, viewerContext, fail, services: { db, clock } }) {
    const { resource_id } = query
    const lesson = (await findLessonOfResource(db(), resource_id, viewerContext)) ?? fail(404)
    const now = clock()
    const until = requirePlayable({ viewer, fail }, { ...lesson, isDraft: lesson.publishedAt === null }, now)
    const [address, rows] = await Promise.all([
      mediaAddresses(db, viewerContext.viewerId),
      listCaptions(db(), resource_id),
    ])
    return {
      data: rows.map(({ id, language, file }) => ({
        id,
        language,
        label: languageName(language),
        url: address(resource_id, file, until, now),
      })),
      pagination: singlePage(rows.length),
    }
  },
})
