import * as z from 'zod/mini'
import { lesson } from '../catalogue/lesson.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, named, seconds, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'
import { lessonProgress } from './progress.ts'

/** A chapter of a lesson's video. */
export const chapter = z.object({ id, name: z.string(), starts_at: seconds })

/** A file to download with a lesson. `url` follows the rules of the video's addresses. */
export const lessonFile = z.object({
  id,
  name: z.string(),
  /** A media type such as `application/pdf`. */
  type: z.string(),
  bytes: z.int(),
  url: z.string(),
})

/** A lesson as its player needs it. Captions have a call of their own. */
export const playableLesson = z.extend(lesson, {
  /** The course or online masterclass it belongs to. */
  parent: z.extend(named, { type: z.enum(['course', 'online-masterclass']) }),
  /** The length of the video itself, which progress is measured by; null while there is none. */
  video_duration: z.nullable(seconds),
  /** Whether the video is only an excerpt of the lesson, as in the sample content. */
  is_excerpt: z.boolean(),
  chapters: z.array(chapter),
  files: z.array(lessonFile),
  /** When the addresses end: request the lesson again before. Null if they do not. */
  addresses_end_at: z.nullable(timestamp),
  /** Null for a guest. */
  progress: z.nullable(lessonProgress),
})

export type Chapter = z.infer<typeof chapter>
export type LessonFile = z.infer<typeof lessonFile>
export type PlayableLesson = z.infer<typeof playableLesson>

/** Lessons for those who may watch them (ACCESS-8). */
export const lessonEndpoints = defineEndpoints('lesson', {
  show: {
    method: 'GET',
    path: '/lessons/{id}',
    summary: 'A lesson with fresh addresses of its video and files, its chapters and the viewer’s progress',
    params: z.object({ id }),
    response: single(playableLesson),
    errors: ['forbidden', 'expired'],
  },
})
