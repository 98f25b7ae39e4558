import type { Author } from '@chignon/contract/platform/author'
import type { Locale } from '@chignon/contract/platform/locale'
import { and, eq, isNotNull, isNull, ne, sql, type SQL, alias } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { comments, commentLikes, posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isMuted, isShown } from '../../platform/publication/shown-text.queries.ts'
import { listMentionable, type MentionContext } from '../mention/mentionable.queries.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import { isReadable } from '../../platform/publication/readable-post.queries.ts'

/** A comment as a viewer sees it. */
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

function selectComments(db: Connection, viewerContext: ViewerContext) {
  return db
    .select(commentColumns(viewerContext))
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
}

/** The columns of a comment as a viewer sees it; the query joins the table of users. */
export function commentColumns({ locale, viewerId }: ViewerContext) {
  return {
    id: comments.id,
    postId: comments.postId,
    parentId: comments.parentId,
    authorId: comments.authorId,
    author: personJson(locale),
    locale: sql<Locale>`${comments.locale}`,
    body: comments.body,
    translation: sql<
      string | null
    >`case when ${comments.locale} <> ${locale} then ${comments.translations}->>${locale} end`,
    likesCount: comments.likesCount,
    publishedAt: comments.publishedAt,
    editedAt: comments.editedAt,
    deletedAt: comments.deletedAt,
    isLiked: isLikedBy(viewerId),
    state: comments.state,
    isMuted: isMuted(comments.authorId, viewerId),
  }
}

function isLikedBy(viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from ${commentLikes}
    where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.userId} = ${viewerId})`
}

/** A comment that is not deleted, on a post that the viewer may see; undefined if there is none. */
export async function findComment(
  db: Connection,
  id: string,
  viewerContext: ViewerContext,
): Promise<CommentRow | undefined> {
  const [found] = await selectComments(db, viewerContext)
    .innerJoin(posts, and(eq(posts.id, comments.postId), isReadable(viewerContext)))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt), isShown(comments, viewerContext)))
    .limit(1)
  return found
}

/** The authors of a post and of its comments, who can be mentioned. */
export function listParticipants(db: Connection, postId: string, context: MentionContext): Promise<Author[]> {
  const ids = sql`select ${comments.authorId} from ${comments} where ${comments.postId} = ${postId}
    union select ${posts.authorId} from ${posts} where ${posts.id} = ${postId}`
  return listMentionable(db, ids, context)
}

/** Whether a comment has replies. */
export async function hasReplies(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: comments.id }).from(comments).where(eq(comments.parentId, id)).limit(1)
  return found.length > 0
}

/** Locks a comment and, if it is a reply, first the comment it answers; the comments of a thread change one after another. */
export async function lockComment(db: Connection, id: string) {
  const [reference] = await db
    .select({ parentId: comments.parentId })
    .from(comments)
    .where(eq(comments.id, id))
  if (reference?.parentId) {
    await db
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.id, reference.parentId))
      .for('update')
  }
  const [locked] = await db.select().from(comments).where(eq(comments.id, id)).for('update')
  return locked
}

/** Whether another comment of the person on the post has the same text, for a form that was sent twice. */
export async function isRepeated(
  db: Connection,
  { postId, authorId, body, id }: { postId: string; authorId: string; body: string; id?: string },
): Promise<boolean> {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.postId, postId),
        eq(comments.authorId, authorId),
        eq(comments.body, body),
        isNull(comments.deletedAt),
        id === undefined ? undefined : ne(comments.id, id),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Stores a new comment, and returns its id. */
export async function insertComment(db: Connection, comment: typeof comments.$inferInsert): Promise<string> {
  const [row] = await db.insert(comments).values(comment).returning({ id: comments.id })
  if (!row) throw new Error('The comment was not stored.')
  return row.id
}

/** Changes a comment. */
export async function updateComment(
  db: Connection,
  id: string,
  values: Pick<typeof comments.$inferSelect, 'body' | 'state' | 'editedAt' | 'translations'>,
): Promise<void> {
  await db.update(comments).set(values).where(eq(comments.id, id))
}

/** Deletes the text of a comment that has replies; its place stays. */
export async function emptyComment(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .update(comments)
    .set({ body: '', translations: null, deletedAt: now, editedAt: null })
    .where(eq(comments.id, id))
}

/** Removes a comment with its place. */
export async function removeComment(db: Connection, id: string): Promise<void> {
  await db.delete(comments).where(eq(comments.id, id))
}

/** Removes the place of a comment whose text was deleted. */
export async function removeEmptied(db: Connection, id: string): Promise<void> {
  await db.delete(comments).where(and(eq(comments.id, id), isNotNull(comments.deletedAt)))
}

/** A comment with the person it answers: the author of the comment above it, or of the post. */
export async function findAnswering(db: Connection, id: string) {
  const parents = alias(comments, 'parents')
  const [found] = await db
    .select({ comment: comments, parentAuthorId: parents.authorId, postAuthorId: posts.authorId })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(eq(comments.id, id))
  return found && { ...found.comment, answeredId: found.parentAuthorId ?? found.postAuthorId }
}

/** Stores whom the mentions of a comment have notified. */
export async function setNotified(db: Connection, id: string, notifiedIds: string[]): Promise<void> {
  await db.update(comments).set({ notifiedIds }).where(eq(comments.id, id))
}
