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

/** The posts of some ids that may be named to the reader. */
export function listPosts(db: Connection, ids: string[], reader: ViewerContext) {
  return db
    .select()
    .from(posts)
    .where(and(idIn(posts.id, ids), isNameable(reader)))
}

/** Comments, with the name and slug of their post, if it may be named to the reader. */
export function listComments(db: Connection, ids: string[], reader: ViewerContext) {
  return db
    .select({ id: comments.id, name: posts.name, slug: posts.slug })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(idIn(comments.id, ids), isNameable(reader)))
}

// A post that was held, hidden or withdrawn since is named to its author only, like the post itself.
function isNameable(reader: ViewerContext) {
  return or(eq(posts.authorId, sql`${reader.viewerId}::uuid`), isReadable(reader))
}

export function listDiscussions(db: Connection, ids: string[]) {
  return db.select().from(discussions).where(idIn(discussions.id, ids))
}

export function listCertificates(db: Connection, ids: string[]) {
  return db.select().from(certificates).where(idIn(certificates.id, ids))
}

export function listBadges(db: Connection, ids: string[]) {
  return db.select().from(badges).where(idIn(badges.id, ids))
}

export function listOrders(db: Connection, ids: string[]) {
  return db.select({ id: orders.id, number: orders.number }).from(orders).where(idIn(orders.id, ids))
}

const products = {
  program: programs,
  course: courses,
  'online-masterclass': onlineMasterclasses,
  'live-masterclass': liveMasterclasses,
}

/** The names and slugs of products of one type. */
export function listProducts(db: Connection, type: keyof typeof products, ids: string[]) {
  const table = products[type]
  return db
    .select({ id: table.id, name: table.name, slug: table.slug })
    .from(table)
    .where(idIn(table.id, ids))
}
