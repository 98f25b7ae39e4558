import * as z from 'zod/mini'
import { locales } from './locale.ts'
import { author } from './author.ts'
import { id, timestamp } from './primitives.ts'

/** What a person wrote under something: a comment or a reply, in the language they wrote it. */
export const commentBase = z.object({
  id,
  author,
  locale: z.enum(locales),
  body: z.string(),
  published_at: timestamp,
})

export type CommentBase = z.infer<typeof commentBase>
