import { publicationEndpoints } from '@chignon/contract'
import { paginationOf } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { listPublications } from './publication.queries.ts'

/** All that has a public page: anyone may know. */
export const publicationRoutes = implement(publicationEndpoints, {
  async list({ query, db }) {
    const { rows, total } = await listPublications(db(), query.type, query)
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
