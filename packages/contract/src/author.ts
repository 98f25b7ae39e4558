import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** Who wrote something, as far as anyone may know. */
export const author = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  thumbnail_url: z.nullable(z.string()),
})

export type Author = z.infer<typeof author>
