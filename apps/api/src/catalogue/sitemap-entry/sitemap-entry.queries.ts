import type { SitemapEntryType } from '@chignon/contract/catalogue/sitemap-entry'
import {
  and,
  asc,
  type Column,
  count,
  inArray,
  type PgTable,
  type SQL,
  sql,
  unionAll,
} from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { utc } from '../../platform/db/utc.ts'
import { takesPlace } from '../live-masterclass/live-masterclass.queries.ts'
import { isShown } from '../../platform/publication/shown-text.queries.ts'
import { isForReader } from '../../platform/publication/readable-post.queries.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'

type Listed = PgTable & { slug: Column; publishedAt: Column }

const guest = { viewerId: null, moderates: false }

// Drafts are left out for educators too (DRAFT-3).
function everything(db: Connection) {
  const entriesOf = (type: SitemapEntryType, table: Listed, updatedAt: Column, condition?: SQL) =>
    db
      .select({
        type: sql<SitemapEntryType>`${sql.raw(`'${type}'`)}`.as('type'),
        slug: sql<string>`${table.slug}`.as('slug'),
        publishedAt: sql<Date>`${table.publishedAt}`.as('published_at'),
        updatedAt: sql<Date>`${updatedAt}`.as('updated_at'),
      })
      .from(table)
      .where(and(isPublished(table), condition))
  return unionAll(
    entriesOf('course', courses, courses.updatedAt),
    entriesOf('program', programs, programs.updatedAt),
    entriesOf('live-masterclass', liveMasterclasses, liveMasterclasses.updatedAt, takesPlace()),
    entriesOf('online-masterclass', onlineMasterclasses, onlineMasterclasses.updatedAt),
    // A like updates the row of a post but not its content, so `updated_at` is not used.
    entriesOf('post', posts, posts.publishedAt, and(isShown(posts, guest), isForReader(guest))),
  ).as('everything')
}

/** A page of the entries, oldest first, so that new entries do not shift the earlier pages. */
export function listSitemapEntries(
  db: Connection,
  types: readonly SitemapEntryType[] | undefined,
  pageParams: PageParams,
) {
  const all = everything(db)
  const where = types && types.length > 0 ? inArray(sql`${all.type}`, [...types]) : undefined
  const counted = db.select({ total: count() }).from(all).where(where)
  const rows = db
    .select({
      type: all.type,
      slug: all.slug,
      publishedAt: utc(all.publishedAt),
      updatedAt: utc(all.updatedAt),
      total: totalOf(counted),
    })
    .from(all)
    .where(where)
    .orderBy(asc(all.publishedAt), asc(all.type), asc(all.slug))
  return paginate(pageParams, rows, counted)
}
