import * as z from 'zod/mini'
import { picture } from '../platform/picture.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { id, named, previewUrl, slug, textLocale } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { slugText } from '../platform/text-fields.ts'

/** The fields that the card of every course, program and masterclass has. */
export const productCard = {
  id,
  slug,
  locale: textLocale,
  name: z.string(),
  summary: z.string(),
  /** Of a program, the category of most of its courses. The cover is drawn by it. */
  category: named,
  preview_url: previewUrl,
  /** The photograph that is shown as cover; null if a cover is drawn (COVER-1). */
  cover: z.nullable(picture),
}

/** The filters of the lists of courses and of programs. */
export const productFilters = {
  ...paging(pageSizes.catalogue),
  search,
  /** Id or slug of a category. A program is in those of its courses. */
  category: z.optional(slugText),
  groups: z.optional(z.enum(['popular'])),
  /** Id or slug of one that the others are similar to. */
  related_to: z.optional(slugText),
}
