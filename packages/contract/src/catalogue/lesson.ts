import * as z from 'zod/mini'
import { picture } from '../platform/picture.ts'
import { id, seconds, slug } from '../platform/primitives.ts'

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

export type Lesson = z.infer<typeof lesson>
