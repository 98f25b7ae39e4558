import * as z from 'zod/mini'
import { picture } from '../platform/picture.ts'

/** Two photographs of the same head, before and after (COVER-2). */
export const beforeAfterPair = z.object({
  before: picture,
  after: picture,
  /** What was done, in the request’s language; null without a caption. */
  caption: z.nullable(z.string()),
})

export type BeforeAfterPair = z.infer<typeof beforeAfterPair>
