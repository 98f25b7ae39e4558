import type { Discussion } from '@chignon/contract/discussion'
import type { findDiscussion } from './discussion.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findDiscussion>>>

/** Maps a discussion to the contract. */
export function presentDiscussion(row: Row): Discussion {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    body: row.body,
    about: row.aboutSlug,
    author: row.author,
    is_closed: row.isClosed,
    published_at: row.publishedAt.toISOString(),
    replies: row.replies,
  }
}
