import * as z from 'zod/mini'
import { many } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { paging } from './query.ts'
import { moment, slug } from './thing.ts'

/** What has a public page of its own. */
export const publicationType = z.enum(['course', 'program', 'live-masterclass', 'online-masterclass', 'post'])

/** Something with a public page: what it is, where it is, since when, and when it last changed. */
export const publication = z.object({ type: publicationType, slug, published_at: moment, updated_at: moment })

export type PublicationType = z.infer<typeof publicationType>
export type Publication = z.infer<typeof publication>

/** Everything that has a public page, for site maps: lean, and up to 1,000 a page. */
export const publicationEndpoints = endpoints('publication', {
  list: {
    method: 'GET',
    path: '/publications',
    summary: 'Everything that has a public page, oldest first, so that what is new comes last',
    query: z.object({
      ...paging(1000, 1000),
      type: z.optional(z.array(publicationType).check(z.maxLength(5))),
    }),
    response: many(publication),
  },
})
