import { pageSizes } from '@chignon/contract/platform/platform-rules'
import type { Comment, ListedComment } from '@chignon/contract/community/comment'
import type { Pagination } from '@chignon/contract/platform/response'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import type { PageParams } from '../../platform/db/page.ts'
import { findMentionedNames } from '../../platform/person/person-names.queries.ts'
import { presentComment } from './comment.present.ts'
import { findComment, type CommentRow } from './comment.queries.ts'
import { countReplies, listFirstReplies, listThreads } from './thread.queries.ts'

/** A page of a post's comments, each followed by its first replies, in the form of the contract (COMMENT-7). */
export async function listComments(
  db: Connection,
  postId: string,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const { rows: threads, total } = await listThreads(db, postId, pageParams, viewerContext)
  const ids = threads.map(({ id }) => id)
  const replies = ids.length > 0 ? await listFirstReplies(db, ids, viewerContext) : []
  const rows = threads.flatMap((thread) => {
    const below = replies.filter(({ threadId }) => threadId === thread.id)
    const repliesCount = below[0]?.total ?? 0
    return [{ ...thread, repliesCount }, ...below.map((reply) => ({ ...reply, repliesCount: 0 }))]
  })
  const presented = await presentComments(db, rows, viewerContext)
  return {
    data: presented.map((comment, index): ListedComment => ({
      ...comment,
      replies_count: rows[index]?.repliesCount ?? 0,
    })),
    pagination: keysetPaginationOf(pageParams, {
      total,
      entries: threads.map(({ id, publishedAt }) => ({ id, at: publishedAt })),
    }),
  }
}

/** The first page of a post's comments, with its accepted answer. */
export type ShownComments = {
  data: ListedComment[]
  pagination: Pagination
  /** Null if the accepted answer was deleted or is hidden. */
  acceptedId: string | null
}

/** The first page of a post's comments. An accepted answer that is not in it comes first (COMPOSE-7). */
export async function listFirstComments(
  db: Connection,
  post: { id: string; acceptedCommentId: string | null },
  viewerContext: ViewerContext,
): Promise<ShownComments> {
  const firstPage = { page: 1, per_page: pageSizes.comments }
  const listed = await listComments(db, post.id, firstPage, viewerContext)
  const accepted = post.acceptedCommentId
    ? await findComment(db, post.acceptedCommentId, viewerContext)
    : undefined
  if (!accepted) return { ...listed, acceptedId: null }
  const acceptedId = accepted.id
  if (listed.data.some(({ id }) => id === acceptedId)) return { ...listed, acceptedId }
  const [presented] = await presentComments(db, [accepted], viewerContext)
  const repliesCount = await countReplies(db, acceptedId, viewerContext)
  const first = presented ? [{ ...presented, replies_count: repliesCount }] : []
  return { ...listed, data: [...first, ...listed.data], acceptedId }
}

/** Maps comments to the contract, with the current names of those they mention. */
export async function presentComments(
  db: Connection,
  rows: readonly CommentRow[],
  { locale, viewerId }: ViewerContext,
): Promise<Comment[]> {
  const sources = rows.flatMap(({ body, translation }) => [body, translation ?? ''])
  const names = await findMentionedNames(db, sources, locale)
  return rows.map((row) => presentComment(row, { names, viewerId, locale }))
}
