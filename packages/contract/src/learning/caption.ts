import * as z from 'zod/mini'
import { list } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id } from '../platform/primitives.ts'

/** The captions of a video in one language: a WebVTT file, relative to the API's host. */
export const caption = z.object({
  id,
  /** BCP 47 tag of the language. */
  language: z.string(),
  /** The language's own name for itself. */
  label: z.string(),
  url: z.string(),
})

export type Caption = z.infer<typeof caption>

/** Captions of videos (CALL-6, LESSON-6). */
export const captionEndpoints = defineEndpoints('caption', {
  list: {
    method: 'GET',
    path: '/resource/captions',
    summary: 'The captions of a lesson’s video, for callers who may watch it',
    query: z.object({ resource_id: id }),
    response: list(caption),
    errors: ['forbidden', 'expired', 'not_found'],
  },
})
