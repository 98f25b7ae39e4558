import * as z from 'zod/mini'
import { locales } from './locale.ts'
import { author } from './author.ts'
import { id, timestamp } from './primitives.ts'

/** A comment or reply, in the language of its author (COMMENT-2). */
export const commentBase = z.object({
  id,
  author,
  locale: z.enum(locales),
  body: z.string(),
  published_at: timestamp,
})

export type CommentBase = z.infer<typeof commentBase>
