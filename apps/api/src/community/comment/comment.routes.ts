import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { listedReplies } from '@chignon/contract/community/community-rules'
import { commentEndpoints, type Comment } from '@chignon/contract/community/comment'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { implement } from '../../platform/http/implement.ts'
import { findPostId } from '../../platform/publication/readable-post.queries.ts'
import { announceCommentLike } from './announce-comment-like.ts'
import { changeComment } from './change-comment.ts'
import { commentMessages } from './comment.messages.ts'
import { findComment } from './comment.queries.ts'
import { deleteComment } from './delete-comment.ts'
import { likeComment, unlikeComment } from './comment-like.queries.ts'
import { listComments, presentComments } from './list-comments.ts'
import { publishComment } from './publish-comment.ts'
import { countReplies, findPlace, hasThread, listReplies } from './thread.queries.ts'

/** Comments on posts. */
export const commentRoutes = implement(commentEndpoints, {
  async list({ params, query, viewerContext, fail, services: { db } }) {
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    return listComments(db(), postId, query, viewerContext)
  },
  async replies({ params, query, viewerContext, fail, services: { db } }) {
    if (!(await hasThread(db(), params.id, viewerContext))) fail(404)
    const rows = await listReplies(db(), [params.id], query, viewerContext)
    const total = rows[0]?.total ?? (await countReplies(db(), params.id, viewerContext))
    return {
      data: await presentComments(db(), rows, viewerContext),
      pagination: keysetPaginationOf(query, {
        total,
        entries: rows.map(({ id, publishedAt }) => ({ id, at: publishedAt })),
      }),
    }
  },
  async locate({ params, viewerContext, fail, services: { db } }) {
    const { id, postId } = (await findComment(db(), params.id, viewerContext)) ?? fail(404)
    const { threadId, threadsBefore, repliesBefore } = await findPlace(db(), { id, postId }, viewerContext)
    const isListed = repliesBefore === null || repliesBefore < listedReplies
    return {
      data: {
        page: Math.floor(threadsBefore / pageSizes.comments) + 1,
        thread_id: isListed ? null : threadId,
        replies_page: isListed ? 1 : Math.floor(repliesBefore / pageSizes.replies) + 1,
      },
    }
  },
  async create({ params, body, viewer, viewerContext, fail, services }) {
    const { db } = services
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    const id = await publishComment(services, { postId, form: body }, { viewer, viewerContext, fail })
    return { data: (await show(db(), id, viewerContext)) ?? fail(404) }
  },
  async update({ params, body, viewer, viewerContext, fail, services }) {
    const { db } = services
    await changeComment(services, { id: params.id, written: body.body }, { viewer, viewerContext, fail })
    return { data: (await show(db(), params.id, viewerContext)) ?? fail(404) }
  },
  async remove({ params, viewer, locale, fail, services: { db, clock } }) {
    await deleteComment(db, { id: params.id, now: clock() }, { viewer, fail })
    return { message: commentMessages.deleted[locale] }
  },
  async like({ params, viewer, viewerContext, fail, services }) {
    const { db, clock } = services
    const comment = (await findComment(db(), params.id, viewerContext)) ?? fail(404)
    const likes_count = await likeComment(db, comment.id, viewer.id, clock())
    announceCommentLike(services, { comment, actorId: viewer.id })
    return { data: { is_liked: true, likes_count } }
  },
  async unlike({ params, viewer, viewerContext, fail, services }) {
    const { db } = services
    const comment = (await findComment(db(), params.id, viewerContext)) ?? fail(404)
    const likes_count = await unlikeComment(db, comment.id, viewer.id)
    announceCommentLike(services, { comment, actorId: viewer.id })
    return { data: { is_liked: false, likes_count } }
  },
})

async function show(db: Connection, id: string, viewerContext: ViewerContext): Promise<Comment | undefined> {
  const row = await findComment(db, id, viewerContext)
  const [comment] = row ? await presentComments(db, [row], viewerContext) : []
  return comment
}
