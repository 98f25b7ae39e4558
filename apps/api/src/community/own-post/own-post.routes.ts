import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { viewerContextOf } from '../../platform/http/viewer-context.ts'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import { sharedCacheControl, storedFileResponse } from '../../platform/files/stored-file-response.ts'
import { implement } from '../../platform/http/implement.ts'
import { acceptAnswer } from './accept-answer.ts'
import { changePost } from './change-post.ts'
import { createPost } from './create-post.ts'
import { lockOwnPost, requireOwnPost, showOwnPost } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import { presentOwnPost, presentResource, presentRevision } from './own-post.present.ts'
import {
  deletePost,
  findClipFileId,
  findOwnPost,
  listOwnPosts,
  listResources,
  listRevisions,
  updatePost,
} from './own-post.queries.ts'
import { addResource, changeResource, removeResource, removeResources } from './post-resources.ts'
import { publishPost } from './publish-post.ts'

const daySeconds = 86_400

/** Writing posts: members their own, staff anyone's. */
export const ownPostRoutes = implement(ownPostEndpoints, {
  async list({ query, viewer, locale, services: { db } }) {
    const filter = { authorId: viewer.id, locale, state: query.state }
    const { rows, total } = await listOwnPosts(db(), filter, query)
    const resources = await listResources(
      db(),
      rows.map(({ id }) => id),
    )
    return { data: rows.map((row) => presentOwnPost(row, resources)), pagination: paginationOf(query, total) }
  },
  async show(call) {
    return { data: await showOwnPost(call, call.params.id) }
  },
  async create(call) {
    const { viewer, locale, fail, services } = call
    const id = await createPost(call, call.body)
    // Gone only if the account was deleted in the meantime.
    const row = (await findOwnPost(services.db(), id, { authorId: viewer.id, locale })) ?? fail(401)
    return { data: presentOwnPost(row, []) }
  },
  async change(call) {
    await changePost(call, call.params.id, call.body)
    return { data: await showOwnPost(call, call.params.id) }
  },
  async remove(call) {
    const { params, locale, services } = call
    const { db } = services
    await db.transaction(async () => {
      await lockOwnPost(call, params.id)
      await removeResources(services, await listResources(db(), [params.id]))
      await deletePost(db(), params.id)
    })
    return { message: ownPostMessages.removed[locale] }
  },
  async publish(call) {
    const { params, body, locale } = call
    const time = body.publish_at === undefined ? null : new Date(body.publish_at)
    const done = await publishPost(call, params.id, time)
    return { data: await showOwnPost(call, params.id), message: ownPostMessages[done][locale] }
  },
  async withdraw(call) {
    const { params, locale, services } = call
    const { db, clock } = services
    await db.transaction(async () => {
      await lockOwnPost(call, params.id)
      await updatePost(db(), params.id, { publishedAt: null, scheduledAt: null, savedAt: clock() })
    })
    return { data: await showOwnPost(call, params.id), message: ownPostMessages.withdrawn[locale] }
  },
  async addResource(call) {
    const { params, query, body, viewer, services } = call
    await services.limits.uploadsPerAccount.take(viewer.id)
    const added = await addResource(call, { postId: params.id, source: body, name: query.name })
    return { data: presentResource(added) }
  },
  async changeResource(call) {
    await changeResource(call, call.params, call.body)
    return { data: await showOwnPost(call, call.params.id) }
  },
  async removeResource(call) {
    await removeResource(call, call.params)
    return { data: await showOwnPost(call, call.params.id) }
  },
  async revisions(call) {
    const { id } = await requireOwnPost(call, call.params.id)
    const rows = await listRevisions(call.services.db(), id, call.locale)
    return { data: rows.map(presentRevision), pagination: singlePage(rows.length) }
  },
  async acceptAnswer(call) {
    const { params, body, locale } = call
    const commentId = body.comment_id
    await acceptAnswer(call, params.id, commentId)
    return { message: ownPostMessages[commentId === null ? 'answerCleared' : 'answerAccepted'][locale] }
  },
  async clip({ params, viewer, locale, fail, services: { db, files } }) {
    const fileId = (await findClipFileId(db(), params.id, viewerContextOf({ viewer, locale }))) ?? fail(404)
    const file = (await files.find(fileId)) ?? fail(404)
    return storedFileResponse(files, file, {
      'Cache-Control': sharedCacheControl(viewer, `max-age=${daySeconds}`),
    })
  },
})
