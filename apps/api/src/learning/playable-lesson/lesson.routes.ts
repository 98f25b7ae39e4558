import { lessonEndpoints } from '@chignon/contract/learning/playable-lesson'
import { implement } from '../../platform/http/implement.ts'
import { mediaAddresses } from '../../catalogue/lesson/media.addresses.ts'
import { recordOpening } from '../progress/progress.queries.ts'
import { presentPlayableLesson } from './playable-lesson.present.ts'
import { findPlayableLesson } from './playable-lesson.queries.ts'
import { watchableUntil } from '../../catalogue/lesson/lesson.rules.ts'
import { requirePlayable } from '../../catalogue/lesson/require-watchable.ts'

/** Lessons, for viewers who may watch them (ACCESS-8). */
export const lessonRoutes = implement(lessonEndpoints, {
  async show({ params, viewer, viewerContext, fail, services: { db, clock } }) {
    const row = (await findPlayableLesson(db(), params.id, viewerContext)) ?? fail(404)
    const now = clock()
    const lesson = { ...row, isDraft: row.publishedAt === null }
    const until = requirePlayable({ viewer, fail }, lesson, now)
    // A preview is no progress (VIDEO-10).
    if (row.progress === null && viewer.role !== 'guest' && watchableUntil(lesson, now) !== null) {
      await recordOpening(db(), { userId: viewer.id, lessonId: row.id }, now)
    }
    const addresses = await mediaAddresses(db, viewerContext.viewerId)
    return { data: presentPlayableLesson(row, until, { now, addresses }) }
  },
})
