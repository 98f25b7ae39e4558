import { and, asc, count, eq, ne, sql, type SQL } from '../../platform/db/drizzle.ts'
import type { Author } from '@chignon/contract/platform/author'
import type { Locale } from '@chignon/contract/platform/locale'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { isAbove, readCursor } from '../../platform/db/cursor.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { discussionReplies, discussions, replyLikes } from '../../platform/db/schema/discussion.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isMuted, isShown } from '../../platform/publication/shown-text.queries.ts'
import { listMentionable, type MentionContext } from '../mention/mentionable.queries.ts'
import { personJson } from '../../platform/person/person.queries.ts'

export type StoredReply = typeof discussionReplies.$inferSelect

/** A reply with its author, as the viewer sees it. */
export type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number]

/** How many replies of the discussion in the row the viewer may see. */
export function repliesCount(viewerContext: ViewerContext): SQL<number> {
  const where = and(
    eq(discussionReplies.discussionId, discussions.id),
    isShown(discussionReplies, viewerContext),
  )
  return sql<number>`(select count(*)::int from ${discussionReplies} where ${where})`
}

/** A page of the replies that the viewer may see, oldest first. */
export function listReplies(
  db: Connection,
  discussionId: string,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const where = and(
    eq(discussionReplies.discussionId, discussionId),
    isShown(discussionReplies, viewerContext),
  )
  const counted = db.select({ total: count() }).from(discussionReplies).where(where)
  const place = { at: discussionReplies.publishedAt, id: discussionReplies.id }
  const rows = db
    .select({ ...columns(viewerContext), total: totalOf(counted) })
    .from(discussionReplies)
    .innerJoin(users, eq(users.id, discussionReplies.authorId))
    .where(and(where, isAbove(place, readCursor(pageParams))))
    .orderBy(asc(discussionReplies.publishedAt), discussionReplies.id)
  return paginate(pageParams, rows, counted)
}

/** One reply; undefined if there is none that the viewer may see. */
export async function findReply(db: Connection, id: string, viewerContext: ViewerContext) {
  const [found] = await selectReplies(db, viewerContext)
    .where(and(eq(discussionReplies.id, id), isShown(discussionReplies, viewerContext)))
    .limit(1)
  return found
}

/** The author of a discussion and of its replies, who can be mentioned. */
export function listParticipants(
  db: Connection,
  discussionId: string,
  context: MentionContext,
): Promise<Author[]> {
  const ids = sql`select ${discussionReplies.authorId} from ${discussionReplies}
      where ${discussionReplies.discussionId} = ${discussionId}
    union select ${discussions.authorId} from ${discussions} where ${discussions.id} = ${discussionId}`
  return listMentionable(db, ids, context)
}

/** The address of the discussion of a reply; undefined if there is no reply that the viewer may see. */
export async function findAddressOf(db: Connection, replyId: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({ type: discussions.type, slug: discussions.slug })
    .from(discussionReplies)
    .innerJoin(discussions, eq(discussions.id, discussionReplies.discussionId))
    .where(and(eq(discussionReplies.id, replyId), isShown(discussionReplies, viewerContext)))
    .limit(1)
  return found
}

/** Stores a new reply, and returns its id. */
export async function insertReply(
  db: Connection,
  reply: Pick<StoredReply, 'discussionId' | 'authorId' | 'body' | 'state' | 'publishedAt' | 'notifiedIds'> & {
    locale: Locale
  },
): Promise<string> {
  const [row] = await db.insert(discussionReplies).values(reply).returning({ id: discussionReplies.id })
  if (!row) throw new Error('The reply was not stored.')
  return row.id
}

/** The person's own reply, locked; undefined if there is none. */
export async function lockOwnReply(
  db: Connection,
  id: string,
  authorId: string,
): Promise<StoredReply | undefined> {
  const [found] = await db
    .select()
    .from(discussionReplies)
    .where(and(eq(discussionReplies.id, id), eq(discussionReplies.authorId, authorId)))
    .for('update')
  return found
}

/** Finds a stored reply in any state. */
export async function findStoredReply(db: Connection, id: string): Promise<StoredReply | undefined> {
  const [reply] = await db.select().from(discussionReplies).where(eq(discussionReplies.id, id))
  return reply
}

/** The author of a discussion and those who have replied in it. */
export async function listFollowers(db: Connection, discussionId: string): Promise<string[]> {
  const [discussion] = await db
    .select({ authorId: discussions.authorId })
    .from(discussions)
    .where(eq(discussions.id, discussionId))
  const repliers = await db
    .selectDistinct({ id: discussionReplies.authorId })
    .from(discussionReplies)
    .where(and(eq(discussionReplies.discussionId, discussionId), ne(discussionReplies.state, 'hidden')))
  const authorId = discussion?.authorId
  return [...new Set([...(authorId ? [authorId] : []), ...repliers.map(({ id }) => id)])]
}

/** Stores whom the mentions of a reply have notified. */
export async function setNotified(db: Connection, id: string, notifiedIds: string[]): Promise<void> {
  await db.update(discussionReplies).set({ notifiedIds }).where(eq(discussionReplies.id, id))
}

/** Changes a reply. */
export async function updateReply(
  db: Connection,
  id: string,
  values: Pick<StoredReply, 'body' | 'state' | 'editedAt' | 'translations'>,
): Promise<void> {
  await db.update(discussionReplies).set(values).where(eq(discussionReplies.id, id))
}

/** Deletes a person's reply; false if there is none. */
export async function deleteReply(db: Connection, id: string, authorId: string): Promise<boolean> {
  const deleted = await db
    .delete(discussionReplies)
    .where(and(eq(discussionReplies.id, id), eq(discussionReplies.authorId, authorId)))
    .returning({ id: discussionReplies.id })
  return deleted.length > 0
}

function columns({ locale, viewerId }: ViewerContext) {
  return {
    id: discussionReplies.id,
    discussionId: discussionReplies.discussionId,
    authorId: discussionReplies.authorId,
    author: personJson(locale),
    locale: sql<Locale>`${discussionReplies.locale}`,
    isOwn:
      viewerId === null ? sql<boolean>`false` : sql<boolean>`${discussionReplies.authorId} = ${viewerId}`,
    body: discussionReplies.body,
    translation: sql<
      string | null
    >`case when ${discussionReplies.locale} <> ${locale} then ${discussionReplies.translations}->>${locale} end`,
    publishedAt: discussionReplies.publishedAt,
    editedAt: discussionReplies.editedAt,
    likesCount: discussionReplies.likesCount,
    isLiked:
      viewerId === null
        ? sql<boolean>`false`
        : sql<boolean>`exists (select from ${replyLikes}
            where ${replyLikes.replyId} = ${discussionReplies.id} and ${replyLikes.userId} = ${viewerId})`,
    state: discussionReplies.state,
    isMuted: isMuted(discussionReplies.authorId, viewerId),
  }
}

function selectReplies(db: Connection, viewerContext: ViewerContext) {
  return db
    .select(columns(viewerContext))
    .from(discussionReplies)
    .innerJoin(users, eq(users.id, discussionReplies.authorId))
    .$dynamic()
}
