import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import { and, eq, or, sql } from '../db/drizzle.ts'
import type { ViewerContext } from '../http/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { badges } from '../db/schema/badge.ts'
import { certificates } from '../db/schema/certificate.ts'
import { courses } from '../db/schema/course.ts'
import { discussions } from '../db/schema/discussion.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { orders } from '../db/schema/order.ts'
import { comments, posts } from '../db/schema/post.ts'
import { programs } from '../db/schema/program.ts'
import { isReadable } from '../publication/readable-post.queries.ts'

/** What a notification is about, in its current state. */
export type NotificationSubject = { name: string; path: string | null }

type Found = { id: string; name: Localized | string; path: string | null }

type Loader = (db: Connection, ids: string[], reader: ViewerContext) => Promise<Found[]>

const loaders: Record<string, Loader> = {
  async post(db, ids, reader) {
    const rows = await db
      .select()
      .from(posts)
      .where(and(idIn(posts.id, ids), isNameable(reader)))
    return rows.map(({ id, name, slug, publishedAt }) => ({
      id,
      name,
      path: publishedAt ? `/posts/${slug}` : `/posts/${slug}/edit`,
    }))
  },
  async comment(db, ids, reader) {
    const rows = await db
      .select({ id: comments.id, name: posts.name, slug: posts.slug })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(idIn(comments.id, ids), isNameable(reader)))
    return rows.map(({ id, name, slug }) => ({
      id,
      name,
      path: `/posts/${slug}?comment=${id}#comment-${id}`,
    }))
  },
  async discussion(db, ids) {
    const rows = await db.select().from(discussions).where(idIn(discussions.id, ids))
    return rows.map(({ id, name, type, slug }) => ({ id, name, path: `/discussions/${type}/${slug}` }))
  },
  async certificate(db, ids) {
    const rows = await db.select().from(certificates).where(idIn(certificates.id, ids))
    return rows.map(({ id, content, code }) => ({ id, name: content.title, path: `/certificates/${code}` }))
  },
  async badge(db, ids) {
    const rows = await db.select().from(badges).where(idIn(badges.id, ids))
    return rows.map(({ id, name }) => ({ id, name, path: '/profile' }))
  },
  async order(db, ids) {
    const rows = await db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(idIn(orders.id, ids))
    return rows.map(({ id, number }) => ({ id, name: number, path: `/orders/${id}` }))
  },
  async program(db, ids) {
    const rows = await nameAndSlug(db, programs, ids)
    return rows.map((row) => ({ ...row, path: `/profile/programs/${row.slug}/exam` }))
  },
  async course(db, ids) {
    const rows = await nameAndSlug(db, courses, ids)
    return rows.map((row) => ({ ...row, path: `/profile/courses/${row.slug}` }))
  },
  async 'online-masterclass'(db, ids) {
    const rows = await nameAndSlug(db, onlineMasterclasses, ids)
    return rows.map((row) => ({ ...row, path: `/profile/online-masterclasses/${row.slug}` }))
  },
  async 'live-masterclass'(db, ids) {
    const rows = await nameAndSlug(db, liveMasterclasses, ids)
    return rows.map((row) => ({ ...row, path: `/live-masterclasses/${row.slug}` }))
  },
  async conversation(_db, ids) {
    return ids.map((id) => ({ id, name: '', path: '/profile/messages' }))
  },
}

// A post that was held, hidden or withdrawn since is named to its author only, like the post itself.
function isNameable(reader: ViewerContext) {
  return or(eq(posts.authorId, sql`${reader.viewerId}::uuid`), isReadable(reader))
}

type Product = typeof programs | typeof courses | typeof onlineMasterclasses | typeof liveMasterclasses

function nameAndSlug(db: Connection, table: Product, ids: string[]) {
  return db
    .select({ id: table.id, name: table.name, slug: table.slug })
    .from(table)
    .where(idIn(table.id, ids))
}

/** Loads the subjects of notifications in one query per type; one that was deleted or that the reader may not see is missing. */
export async function loadSubjects(
  db: Connection,
  rows: readonly { subjectType: string; subjectId: string }[],
  reader: ViewerContext,
): Promise<ReadonlyMap<string, NotificationSubject>> {
  const subjects = new Map<string, NotificationSubject>()
  for (const type of new Set(rows.map(({ subjectType }) => subjectType))) {
    const ids = rows.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)
    for (const { id, name, path } of (await loaders[type]?.(db, ids, reader)) ?? []) {
      const text = typeof name === 'string' ? name : (name[localeOf(name, reader.locale)] ?? '')
      subjects.set(id, { name: text, path })
    }
  }
  return subjects
}
