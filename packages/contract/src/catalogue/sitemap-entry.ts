import * as z from 'zod/mini'
import { list } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { paging } from '../platform/query.ts'
import { timestamp, slug } from '../platform/primitives.ts'

/** The kinds of resources that have a public page. */
export const sitemapEntryType = z.enum([
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
  'post',
])

/** A public page: its kind, slug, and the times it was published and last changed. */
export const sitemapEntry = z.object({
  type: sitemapEntryType,
  slug,
  published_at: timestamp,
  updated_at: timestamp,
})

export type SitemapEntryType = z.infer<typeof sitemapEntryType>
export type SitemapEntry = z.infer<typeof sitemapEntry>

/** All public pages, for site maps (ROUTE-17): few fields, up to 1,000 per page. */
export const sitemapEntryEndpoints = defineEndpoints('sitemap-entry', {
  list: {
    method: 'GET',
    path: '/sitemap-entries',
    summary: 'All public pages, oldest first',
    query: z.object({
      ...paging(1000, 1000),
      type: z.optional(z.array(sitemapEntryType).check(z.maxLength(5))),
    }),
    response: list(sitemapEntry),
  },
})
