import * as z from 'zod/mini'
import { maxRangesPerSave } from './learning-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, seconds, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'

/** A part of a video: its first second and the second after its last one. */
export const watchedRange = z.tuple([seconds, seconds])

/** The viewer's progress in a lesson (LESSON-1, LESSON-2, LESSON-4). */
export const lessonProgress = z.object({
  lesson_id: id,
  /** What was played on all devices, merged and in order. */
  watched: z.array(watchedRange),
  /** The sum of the ranges. */
  watched_seconds: seconds,
  /** Where the learner left, in seconds of the video; null before it was played. */
  position: z.nullable(seconds),
  position_at: z.nullable(timestamp),
  /** When the lesson was done; null if it is not. */
  done_at: z.nullable(timestamp),
  /** Whether it counts as done only because the learner marked it: such a mark can be removed. */
  is_done_by_hand: z.boolean(),
})

/** Seconds of a video as a player reports them. */
const videoTime = z.number().check(z.gte(0), z.lte(1_000_000))

/** What was played since the last save, or more of it: saving a range twice changes nothing (LESSON-14). */
export const progressForm = z.object({
  /** Ranges of the video that were played, not skipped; in any order. Seconds are rounded, and cut at the end of the video. */
  watched: z._default(z.array(z.tuple([videoTime, videoTime])).check(z.maxLength(maxRangesPerSave)), []),
  /** Where the learner is. Of all devices the position recorded last counts; a time in the future counts as now. */
  position: z.optional(z.object({ seconds: videoTime, recorded_at: timestamp })),
  /** The time of sending by the clock of `recorded_at`. With it, a wrong clock of the device has no effect. */
  sent_at: z.optional(timestamp),
})

export type WatchedRange = z.infer<typeof watchedRange>
export type LessonProgress = z.infer<typeof lessonProgress>
export type ProgressForm = z.output<typeof progressForm>

const ofLesson = { audience: 'member', params: z.object({ id }) } as const

/** Progress in lessons the viewer may watch. A lesson whose access has ended gives `expired`, one not bought `forbidden`. */
export const progressEndpoints = defineEndpoints('progress', {
  save: {
    method: 'PUT',
    path: '/user/lessons/{id}/progress',
    summary: 'Add what was played of a lesson, and the position; may be repeated and sent by several devices',
    ...ofLesson,
    body: progressForm,
    response: single(lessonProgress),
    errors: ['forbidden', 'expired'],
  },
  markDone: {
    method: 'PUT',
    path: '/user/lessons/{id}/done',
    summary: 'Mark a lesson as done by hand',
    ...ofLesson,
    response: single(lessonProgress),
    errors: ['forbidden', 'expired'],
  },
  unmarkDone: {
    method: 'DELETE',
    path: '/user/lessons/{id}/done',
    summary: 'Remove the mark; a lesson that was watched to 90 % stays done',
    ...ofLesson,
    response: single(lessonProgress),
    errors: ['forbidden', 'expired'],
  },
})
