import { sitemapEntryEndpoints } from '@chignon/contract/catalogue/sitemap-entry'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { listSitemapEntries } from './sitemap-entry.queries.ts'

/** The pages for the site map: for anyone. */
export const sitemapEntryRoutes = implement(sitemapEntryEndpoints, {
  async list({ query, services: { db } }) {
    const { rows, total } = await listSitemapEntries(db(), query.type, query)
    return {
      data: rows.map(({ type, slug, publishedAt, updatedAt }) => ({
        type,
        slug,
        published_at: publishedAt,
        updated_at: updatedAt,
      })),
      pagination: paginationOf(query, total),
    }
  },
})
