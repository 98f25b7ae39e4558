import * as z from 'zod/mini'
import { list } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { paging } from './query.ts'
import { timestamp, slug } from './primitives.ts'

/** What has a public page of its own. */
export const sitemapEntryType = z.enum([
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
  'post',
])

/** Something with a public page: what it is, where it is, since when, and when it last changed. */
export const sitemapEntry = z.object({
  type: sitemapEntryType,
  slug,
  published_at: timestamp,
  updated_at: timestamp,
})

export type SitemapEntryType = z.infer<typeof sitemapEntryType>
export type SitemapEntry = z.infer<typeof sitemapEntry>

/** Everything that has a public page, for site maps: lean, and up to 1,000 a page. */
export const sitemapEntryEndpoints = defineEndpoints('sitemap-entry', {
  list: {
    method: 'GET',
    path: '/sitemap-entries',
    summary: 'Everything that has a public page, oldest first, so that what is new comes last',
    query: z.object({
      ...paging(1000, 1000),
      type: z.optional(z.array(sitemapEntryType).check(z.maxLength(5))),
    }),
    response: list(sitemapEntry),
  },
})
