import * as z from 'zod/mini'
import { id, seconds, slug } from './primitives.ts'

/**
 * A lesson as its plan shows it (specification §3). The video's addresses are there only for whoever may watch: for
 * anyone where the lesson is free, else while the viewer's access lasts. They are relative to the provider's host, and
 * those of lessons that are not free end after a few hours: ask again rather than keep them.
 */
export const lesson = z.object({
  id,
  slug,
  name: z.string(),
  position: z.int(),
  is_free: z.boolean(),
  resource: z.object({
    /** By which its captions are asked for; null where there is no video yet. */
    id: z.nullable(id),
    /** A media type such as `video/mp4` or `text/html`. */
    type: z.string(),
    /** The whole video as one file of `type`. */
    url: z.nullable(z.string()),
    /** The same as an HLS stream with its qualities and languages, where there is one. */
    stream_url: z.nullable(z.string()),
    /** The picture before it begins. */
    poster_url: z.nullable(z.string()),
    properties: z.object({ duration: seconds }),
  }),
})

export type Lesson = z.infer<typeof lesson>
