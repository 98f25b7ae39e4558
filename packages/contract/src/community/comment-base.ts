import * as z from 'zod/mini'
import { locales } from '../platform/locale.ts'
import { author } from '../platform/author.ts'
import { id, timestamp } from '../platform/primitives.ts'

/** A comment or reply, in the language of its author (COMMENT-2). */
export const commentBase = z.object({
  id,
  author,
  locale: z.enum(locales),
  body: z.string(),
  published_at: timestamp,
})

export type CommentBase = z.infer<typeof commentBase>
