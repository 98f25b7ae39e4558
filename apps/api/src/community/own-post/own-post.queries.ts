import type { OwnPostState } from '@chignon/contract/community/own-post'
import type { Locale } from '@chignon/contract/platform/locale'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug, hasSomeIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { inLocale, localeOfText, namedIn } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { postCategories } from '../../platform/db/schema/base-data.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { isShown } from '../../platform/publication/shown-text.queries.ts'
import { listSuspended } from '../moderation/moderation.queries.ts'
import { comments, postResources, postRevisions, posts } from '../../platform/db/schema/post.ts'

/** Whose posts are meant; null is anyone's, for staff. */
type OfAuthor = { authorId: string | null; locale: Locale }

function columns(locale: Locale) {
  return {
    id: posts.id,
    slug: posts.slug,
    type: posts.type,
    authorId: posts.authorId,
    categoryId: posts.categoryId,
    locale: localeOfText(posts.name, locale),
    name: inLocale(posts.name, locale),
    body: inLocale(posts.body, locale),
    names: posts.name,
    bodies: posts.body,
    category: namedIn(postCategories, locale),
    state: posts.state,
    moderatorNote: posts.moderatorNote,
    scheduledAt: posts.scheduledAt,
    publishedAt: posts.publishedAt,
    editedAt: posts.editedAt,
    savedAt: posts.savedAt,
    acceptedCommentId: posts.acceptedCommentId,
  }
}

const byAuthor = ({ authorId }: OfAuthor) => (authorId === null ? undefined : eq(posts.authorId, authorId))

const inState: Record<OwnPostState, () => SQL | undefined> = {
  draft: () => and(isNull(posts.publishedAt), isNull(posts.scheduledAt)),
  scheduled: () => and(isNull(posts.publishedAt), isNotNull(posts.scheduledAt)),
  published: () => isNotNull(posts.publishedAt),
}

/** A post of an author, with its source. */
export type OwnPostRow = NonNullable<Awaited<ReturnType<typeof findOwnPost>>>

/** A page of a person's posts, last saved first. */
export function listOwnPosts(
  db: Connection,
  { state, ...author }: OfAuthor & { state?: OwnPostState | undefined },
  pageParams: PageParams,
) {
  const where = and(byAuthor(author), state && inState[state]())
  const counted = db.select({ total: count() }).from(posts).where(where)
  const rows = db
    .select({ ...columns(author.locale), total: totalOf(counted) })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .where(where)
    .orderBy(desc(posts.savedAt), posts.id)
  return paginate(pageParams, rows, counted)
}

/** A post of an author by its id or slug. */
export async function findOwnPost(db: Connection, idOrSlug: string, author: OfAuthor) {
  const [found] = await db
    .select(columns(author.locale))
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .where(and(hasIdOrSlug(posts, idOrSlug), byAuthor(author)))
    .limit(1)
  return found
}

/** Locks a post until the transaction ends. */
export async function lockPost(db: Connection, id: string): Promise<void> {
  await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('no key update')
}

/** The pictures and clips of posts, in order. */
export function listResources(db: Connection, postIds: string[]) {
  return db
    .select({
      id: postResources.id,
      postId: postResources.postId,
      type: postResources.type,
      url: postResources.url,
      alt: postResources.alt,
      fileId: postResources.fileId,
      position: postResources.position,
      picture: {
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        widths: pictures.widths,
        placeholder: pictures.placeholder,
        focalX: pictures.focalX,
        focalY: pictures.focalY,
      },
    })
    .from(postResources)
    .leftJoin(pictures, eq(pictures.id, postResources.pictureId))
    .where(inArray(postResources.postId, postIds))
    .orderBy(asc(postResources.position))
}

/** A picture or a clip of a post. */
export type ResourceRow = Awaited<ReturnType<typeof listResources>>[number]

/** How many posts of a person are not published. */
export async function countDrafts(db: Connection, authorId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), isNull(posts.publishedAt)))
  return row?.total ?? 0
}

/** The id of an offered category by id or slug, or of the post's current one (BASE-2); of the first one without a value. */
export async function findCategoryId(
  db: Connection,
  idOrSlug?: string,
  currentId?: string,
): Promise<string | undefined> {
  const isOffered = isNull(postCategories.retiredAt)
  const [found] = await db
    .select({ id: postCategories.id })
    .from(postCategories)
    .where(
      and(
        currentId === undefined ? isOffered : or(isOffered, eq(postCategories.id, currentId)),
        idOrSlug === undefined ? undefined : hasSomeIdOrSlug(postCategories, [idOrSlug]),
      ),
    )
    .orderBy(postCategories.position)
    .limit(1)
  return found?.id
}

/** Adds a post and returns its id. */
export async function insertPost(db: Connection, post: typeof posts.$inferInsert): Promise<string> {
  const [row] = await db.insert(posts).values(post).returning({ id: posts.id })
  if (!row) throw new Error('the post was not inserted')
  return row.id
}

/** Changes a post. */
export async function updatePost(
  db: Connection,
  id: string,
  change: Partial<typeof posts.$inferInsert>,
): Promise<void> {
  await db.update(posts).set(change).where(eq(posts.id, id))
}

/** Deletes a post with all that belongs to it, but not the files. */
export async function deletePost(db: Connection, id: string): Promise<void> {
  await db.delete(posts).where(eq(posts.id, id))
}

/** Keeps an earlier text of a post. */
export async function insertRevision(
  db: Connection,
  revision: typeof postRevisions.$inferInsert,
): Promise<void> {
  await db.insert(postRevisions).values(revision)
}

/** The earlier texts of a post, newest first. */
export function listRevisions(db: Connection, postId: string, locale: Locale) {
  return db
    .select({
      id: postRevisions.id,
      name: inLocale(postRevisions.name, locale),
      body: inLocale(postRevisions.body, locale),
      replacedAt: postRevisions.replacedAt,
    })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(postRevisions.replacedAt))
}

/** Adds a picture or a clip. */
export async function insertResource(
  db: Connection,
  resource: typeof postResources.$inferInsert,
): Promise<void> {
  await db.insert(postResources).values(resource)
}

/** Describes a picture or a clip. */
export async function setAlt(db: Connection, id: string, alt: string): Promise<void> {
  await db.update(postResources).set({ alt }).where(eq(postResources.id, id))
}

/** Puts the pictures and clips of a post in the order of the ids. */
export async function setOrder(db: Connection, postId: string, ids: string[]): Promise<void> {
  await db
    .update(postResources)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${postResources.id})` })
    .where(eq(postResources.postId, postId))
}

/** Deletes pictures and clips, but not their files. */
export async function deleteResources(db: Connection, ids: string[]): Promise<void> {
  await db.delete(postResources).where(inArray(postResources.id, ids))
}

/** The file of a clip that the viewer may load (MODERATION-9). */
export async function findClipFileId(
  db: Connection,
  id: string,
  viewerContext: ViewerContext,
): Promise<string | null> {
  const [found] = await db
    .select({ fileId: postResources.fileId })
    .from(postResources)
    .innerJoin(posts, eq(posts.id, postResources.postId))
    .where(and(eq(postResources.id, id), isShown(posts, viewerContext)))
  return found?.fileId ?? null
}

/** Whether a comment belongs to a post. */
export async function findCommentAuthor(
  db: Connection,
  postId: string,
  commentId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId)))
  return found?.authorId
}

/** The scheduled posts that are due, without posts of suspended people (MODERATION-8). */
export function listDuePosts(db: Connection, now: Date): Promise<{ id: string }[]> {
  return db.select({ id: posts.id }).from(posts).where(isDue(db, now))
}

/** Publishes a post whose time has come. Returns false if that has changed. */
export async function publishDuePost(db: Connection, id: string, now: Date): Promise<boolean> {
  const published = await db
    .update(posts)
    .set({ publishedAt: sql`${posts.scheduledAt}`, scheduledAt: null })
    .where(and(eq(posts.id, id), isDue(db, now)))
    .returning({ id: posts.id })
  return published.length > 0
}

function isDue(db: Connection, now: Date): SQL | undefined {
  return and(
    lte(posts.scheduledAt, now),
    isNull(posts.publishedAt),
    notInArray(posts.authorId, listSuspended(db, now)),
  )
}

/** The ids of a person's posts, or only of those that are not published. */
export async function listPostIds(
  db: Connection,
  authorId: string,
  which: 'drafts' | 'all',
): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), which === 'drafts' ? isNull(posts.publishedAt) : undefined))
  return rows.map(({ id }) => id)
}
