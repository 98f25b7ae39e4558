import { progressEndpoints } from '@chignon/contract/learning/progress'
import { implement } from '../../platform/http/implement.ts'
import { requireWatchable } from '../../catalogue/lesson/require-watchable.ts'
import { presentProgress } from './progress.present.ts'
import { findFollowedLesson, unmarkDone } from './progress.queries.ts'
import { recordedAt, saveTime, secondsForDone, wholeRanges } from './progress.rules.ts'
import { storeMark, storeProgress } from './store-progress.ts'

/** The viewer's progress in lessons they may watch. */
export const progressRoutes = implement(progressEndpoints, {
  async save({ params, body, viewer, viewerContext, fail, services }) {
    const { db, clock } = services
    const now = clock()
    const lesson = (await findFollowedLesson(db(), params.id, viewerContext)) ?? fail(404)
    requireWatchable({ viewer, fail }, lesson, saveTime(now))
    const seconds = lesson.videoSeconds ?? 0
    const { position } = body
    const row = await storeProgress(services, {
      userId: viewer.id,
      lessonId: lesson.id,
      watched: wholeRanges(body.watched, seconds),
      position: position
        ? {
            seconds: Math.min(Math.round(position.seconds), seconds),
            recordedAt: recordedAt(position.recorded_at, body.sent_at, now),
          }
        : null,
      secondsForDone: secondsForDone(lesson.videoSeconds),
      now,
    })
    return { data: presentProgress(lesson.id, row) }
  },
  async markDone({ params, viewer, viewerContext, fail, services }) {
    const now = services.clock()
    const lesson = (await findFollowedLesson(services.db(), params.id, viewerContext)) ?? fail(404)
    requireWatchable({ viewer, fail }, lesson, now)
    const row = await storeMark(services, { userId: viewer.id, lessonId: lesson.id }, now)
    return { data: presentProgress(lesson.id, row) }
  },
  async unmarkDone({ params, viewer, viewerContext, fail, services: { db, clock } }) {
    const lesson = (await findFollowedLesson(db(), params.id, viewerContext)) ?? fail(404)
    requireWatchable({ viewer, fail }, lesson, clock())
    const row = await unmarkDone(db(), { userId: viewer.id, lessonId: lesson.id })
    return { data: presentProgress(lesson.id, row) }
  },
})
