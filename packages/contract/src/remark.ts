import * as z from 'zod/mini'
import { locales } from './locale.ts'
import { author } from './person.ts'
import { id, moment } from './thing.ts'

/** What a person wrote under something: a comment or a reply, in the language they wrote it. */
export const remark = z.object({
  id,
  author,
  locale: z.enum(locales),
  body: z.string(),
  published_at: moment,
})

export type Remark = z.infer<typeof remark>
