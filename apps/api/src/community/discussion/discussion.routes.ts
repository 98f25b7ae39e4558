import { discussionEndpoints } from '@chignon/contract/community/discussion'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { paginationOf, type PageParams } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { changeClosed } from './close-discussion.ts'
import { discussionMessages } from './discussion.messages.ts'
import { presentDiscussion, presentDiscussionCard } from './discussion.present.ts'
import { listDiscussions, type DiscussionRow } from './discussion.queries.ts'
import { likeReply, unlikeReply } from './reply-like.queries.ts'
import { deleteReply, listReplies } from './reply.queries.ts'
import { presentReplies } from './present-replies.ts'
import { requireDiscussion, requireDiscussionOf } from './require-discussion.ts'
import { addReply, changeReply } from './write-reply.ts'

/** Discussions: anyone may read them, except discussions of lessons. */
export const discussionRoutes = implement(discussionEndpoints, {
  async list({ query, viewerContext, services: { db } }) {
    const { rows, total } = await listDiscussions(db(), query, query, viewerContext)
    return { data: rows.map(presentDiscussionCard), pagination: paginationOf(query, total) }
  },
  async show(call) {
    const address = { ...call.params, isOriginal: call.query.original === '1' }
    return present(call, await requireDiscussion(call.services, address, call))
  },
  async find(call) {
    return present(call, await requireDiscussion(call.services, call.params, call))
  },
  async addReply(call) {
    return { data: await addReply(call.services, { address: call.params, body: call.body.body }, call) }
  },
  async changeReply(call) {
    return { data: await changeReply(call.services, { id: call.params.id, body: call.body.body }, call) }
  },
  async removeReply({ params, viewer, locale, fail, services: { db } }) {
    if (!(await deleteReply(db(), params.id, viewer.id))) fail(404)
    return { message: discussionMessages.replyDeleted[locale] }
  },
  async likeReply(call) {
    const { params, viewer, services } = call
    await requireDiscussionOf(services, params.id, call)
    const likes_count = await likeReply(services.db, params.id, viewer.id, services.clock())
    return { data: { is_liked: true, likes_count } }
  },
  async unlikeReply(call) {
    const { params, viewer, services } = call
    await requireDiscussionOf(services, params.id, call)
    return { data: { is_liked: false, likes_count: await unlikeReply(services.db, params.id, viewer.id) } }
  },
  async close(call) {
    await changeClosed(call.services, { address: call.params, isClosed: true }, call)
    return { message: discussionMessages.hasClosed[call.locale] }
  },
  async reopen(call) {
    await changeClosed(call.services, { address: call.params, isClosed: false }, call)
    return { message: discussionMessages.hasReopened[call.locale] }
  },
})

async function present(
  {
    query,
    viewerContext,
    services: { db },
  }: { query: PageParams; viewerContext: ViewerContext; services: Pick<Services, 'db'> },
  row: DiscussionRow,
) {
  const replies = await listReplies(db(), row.id, query, viewerContext)
  const rows = await presentReplies(db(), replies.rows, viewerContext.locale)
  return {
    data: presentDiscussion(row, { rows, total: replies.total }),
    pagination: keysetPaginationOf(query, {
      total: replies.total,
      entries: replies.rows.map(({ id, publishedAt }) => ({ id, at: publishedAt })),
    }),
  }
}
