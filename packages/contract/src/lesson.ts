import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { picture } from './picture.ts'
import { id, named, seconds, slug, timestamp } from './primitives.ts'
import { lessonProgress } from './progress.ts'
import { single } from './response.ts'

/**
 * A lesson of a plan. The addresses of its video are present only if the viewer may watch it: always for a free lesson,
 * otherwise while the access lasts (ACCESS-8). They are relative to the API's host. Those of protected lessons are for the viewer
 * only and end after an hour or two (ACCESS-9): request them again, also while playing, instead of storing them.
 */
export const lesson = z.object({
  id,
  slug,
  name: z.string(),
  position: z.int(),
  is_free: z.boolean(),
  /** The photograph shown before playback; null if it is the `poster_url` of its video (COVER-3). */
  poster: z.nullable(picture),
  resource: z.object({
    /** Identifies the captions of the video; null while there is no video. */
    id: z.nullable(id),
    /** A media type such as `video/mp4` or `text/html`. */
    type: z.string(),
    /** The whole video as one file of `type`. */
    url: z.nullable(z.string()),
    /** The video as an HLS stream with its qualities and languages, if there is one. */
    stream_url: z.nullable(z.string()),
    /** The picture shown before playback. */
    poster_url: z.nullable(z.string()),
    /** The small pictures for the seek bar, if there are any: WebVTT whose cues are parts of a picture (`sprite.jpg#xywh=…`). */
    sprite_url: z.nullable(z.string()),
    /** The duration is null before the video is there (LESSON-9). */
    properties: z.object({ duration: z.nullable(seconds) }),
  }),
})

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

export type Lesson = z.infer<typeof lesson>
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
