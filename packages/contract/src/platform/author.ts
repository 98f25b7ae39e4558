import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** The public fields of an author. */
export const author = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  thumbnail_url: z.nullable(z.string()),
})

export type Author = z.infer<typeof author>
