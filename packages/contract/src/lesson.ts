import * as z from 'zod/mini'
import { id, seconds, slug } from './thing.ts'

/** A lesson as its plan shows it: what it is and how long, not the video itself (specification §3). */
export const lesson = z.object({
  id,
  slug,
  name: z.string(),
  position: z.int(),
  is_free: z.boolean(),
  resource: z.object({
    /** A media type such as `video/mp4` or `text/html`. */
    type: z.string(),
    properties: z.object({ duration: seconds }),
  }),
})

export type Lesson = z.infer<typeof lesson>
