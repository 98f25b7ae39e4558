import { listedReplies } from '@chignon/contract/community/community-rules'
import {
  alias,
  and,
  asc,
  count,
  eq,
  exists,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { isAbove, readCursor } from '../../platform/db/cursor.ts'
import { offsetOf, paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isShown } from '../../platform/publication/shown-text.queries.ts'
import { isReadable } from '../../platform/publication/readable-post.queries.ts'
import { commentColumns, type CommentRow } from './comment.queries.ts'

/** A reply with the comment its thread begins with, and the number of all replies below that. */
export type ThreadReply = CommentRow & { threadId: string; total: number }

/** A page of the comments of a post that begin a thread, oldest first (COMMENT-1, COMMENT-7). */
export function listThreads(
  db: Connection,
  postId: string,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const where = and(eq(comments.postId, postId), beginsThread(db, viewerContext))
  const counted = db.select({ total: count() }).from(comments).where(where)
  const place = { at: comments.publishedAt, id: comments.id }
  const rows = db
    .select({ ...commentColumns(viewerContext), total: totalOf(counted) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(and(where, isAbove(place, readCursor(pageParams))))
    .orderBy(asc(comments.publishedAt), comments.id)
  return paginate(pageParams, rows, counted)
}

/** Whether the viewer sees a comment, deleted or not, of a post that they see. */
export async function hasThread(db: Connection, id: string, viewerContext: ViewerContext): Promise<boolean> {
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(eq(comments.id, id), isShown(comments, viewerContext), isReadable(viewerContext)))
    .limit(1)
  return found.length > 0
}

/** A page of the replies below each of the comments, oldest first, and each after the one it answers. */
export function listReplies(
  db: Connection,
  threadIds: readonly string[],
  pageParams: PageParams,
  viewerContext: ViewerContext,
): Promise<ThreadReply[]> {
  const offset = offsetOf(pageParams)
  const cursor = readCursor(pageParams)
  const isOnPage = cursor
    ? sql`(thread.published_at, thread.id) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : sql`thread.place > ${offset} and thread.place <= ${offset + pageParams.per_page}`
  const replies = selectReplies(db, threadIds, viewerContext)
    .where(isOnPage)
    .orderBy(sql`thread.place`)
  return cursor ? replies.limit(pageParams.per_page) : replies
}

/** The number of replies below a comment that the viewer may see. */
export async function countReplies(
  db: Connection,
  threadId: string,
  viewerContext: ViewerContext,
): Promise<number> {
  const [last] = await selectReplies(db, [threadId], viewerContext).limit(1)
  return last?.total ?? 0
}

/** Where a comment is in the list of its post: the numbers of threads before its own, and of replies before it. */
export async function findPlace(
  db: Connection,
  { id, postId }: { id: string; postId: string },
  viewerContext: ViewerContext,
): Promise<{ threadId: string; threadsBefore: number; repliesBefore: number | null }> {
  const shown = isShown(comments, viewerContext) ?? sql`true`
  const { rows } = await db.execute<{ id: string }>(sql`with recursive above as (
      select ${comments.id}, ${comments.parentId}, 0 as depth from ${comments} where ${comments.id} = ${id}
      union all
      select ${comments.id}, ${comments.parentId}, above.depth + 1 from ${comments}
        join above on ${comments.id} = above.parent_id where ${shown}
    ) select id from above order by depth desc limit 1`)
  const threadId = rows[0]?.id ?? id
  const first = alias(comments, 'first')
  const [before] = await db
    .select({ total: count() })
    .from(comments)
    .where(
      and(
        eq(comments.postId, postId),
        beginsThread(db, viewerContext),
        sql`(${comments.publishedAt}, ${comments.id}) < (select ${first.publishedAt}, ${first.id}
          from ${comments} "first" where ${first.id} = ${threadId})`,
      ),
    )
  const threadsBefore = before?.total ?? 0
  if (threadId === id) return { threadId, threadsBefore, repliesBefore: null }
  const [reply] = await db
    .select({ place: sql`thread.place`.mapWith(Number) })
    .from(threadsBelow([threadId], viewerContext))
    .where(sql`thread.id = ${id}`)
  return { threadId, threadsBefore, repliesBefore: reply ? reply.place - 1 : null }
}

/** The first replies of each thread. */
export function listFirstReplies(
  db: Connection,
  threadIds: readonly string[],
  viewerContext: ViewerContext,
): Promise<ThreadReply[]> {
  return listReplies(db, threadIds, { page: 1, per_page: listedReplies }, viewerContext)
}

function selectReplies(db: Connection, threadIds: readonly string[], viewerContext: ViewerContext) {
  return db
    .select({
      ...commentColumns(viewerContext),
      threadId: sql<string>`thread.thread_id`,
      total: sql`thread.total`.mapWith(Number),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(threadsBelow(threadIds, viewerContext), sql`thread.id = ${comments.id}`)
    .$dynamic()
}

// A comment whose parent the viewer does not see begins a thread of its own (COMMENT-3).
function beginsThread(db: Connection, viewerContext: ViewerContext): SQL | undefined {
  const parent = alias(comments, 'parent')
  const parentIsShown = isShown(parent, viewerContext)
  if (!parentIsShown) return isNull(comments.parentId)
  const shownParent = db
    .select({ id: parent.id })
    .from(parent)
    .where(and(eq(parent.id, comments.parentId), parentIsShown))
  return and(isShown(comments, viewerContext), or(isNull(comments.parentId), not(exists(shownParent))))
}

/** The replies below comments at any depth, as a table `thread`: their place in it counts from 1. */
function threadsBelow(threadIds: readonly string[], viewerContext: ViewerContext): SQL {
  const ids = sql.param([...threadIds])
  const shown = isShown(comments, viewerContext) ?? sql`true`
  return sql`(with recursive below as (
      select ${comments.id}, ${comments.publishedAt}, ${comments.id} as thread_id, 0 as depth from ${comments}
        where ${comments.id} = any(${ids}::uuid[])
      union all
      select ${comments.id}, ${comments.publishedAt}, below.thread_id, below.depth + 1 from ${comments}
        join below on ${comments.parentId} = below.id where ${shown}
    )
    select id, published_at, thread_id, count(*) over (partition by thread_id)::int as total,
      row_number() over (partition by thread_id order by published_at, depth, id)::int as place
    from below where depth > 0) thread`
}
