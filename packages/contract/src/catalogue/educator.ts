import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { locales } from '../platform/locale.ts'
import { pictureSources } from '../platform/picture.ts'

/** An educator of a course, program, masterclass or event (TEACH-1). Their page is the profile of the person with this id. */
export const educator = z.extend(author, {
  /** The portrait in several sizes; empty without one (PICTURE-5). */
  portrait_sources: pictureSources,
  /** The first sentence of what they say about themselves; null if they say nothing or hide it from the viewer. */
  introduction: z.nullable(z.string()),
  /** The language of `introduction`. */
  introduction_locale: z.enum(locales),
})

export type Educator = z.infer<typeof educator>
