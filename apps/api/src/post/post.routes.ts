import { postEndpoints } from '@chignon/contract/post'
import { paginationOf } from '../db/page.ts'
import { requireLogin } from '../http/authorize.ts'
import { implement } from '../http/implement.ts'
import { viewerIdOf } from '../http/viewer.ts'
import { presentPost, presentPostWithComments } from './post.present.ts'
import { likePost, unlikePost } from './like-post.ts'
import { findPost, findPostId, listPosts } from './post.queries.ts'
import { savePost, unsavePost } from './save-post.ts'

/** The posts of the community. */
export const postRoutes = implement(postEndpoints, {
  async list({ query, viewer, viewerContext, fail, services: { db } }) {
    const { only_user_saved, ...filter } = query
    const onlySaved = only_user_saved === '1'
    const savedBy = onlySaved ? (viewerIdOf(viewer) ?? requireLogin(fail)) : undefined
    const { rows, total } = await listPosts(db(), { ...filter, savedBy }, query, viewerContext)
    return { data: rows.map(presentPost), pagination: paginationOf(query, total) }
  },
  async show({ params, viewerContext, fail, services: { db } }) {
    const row = (await findPost(db(), params.id, viewerContext)) ?? fail(404)
    return { data: presentPostWithComments(row) }
  },
  async like({ params, viewer, viewerContext, fail, services: { db, clock } }) {
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    return { data: { is_liked: true, likes_count: await likePost(db, postId, viewer.id, clock()) } }
  },
  async unlike({ params, viewer, viewerContext, fail, services: { db } }) {
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    return { data: { is_liked: false, likes_count: await unlikePost(db, postId, viewer.id) } }
  },
  async save({ params, viewer, viewerContext, fail, services: { db, clock } }) {
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    await savePost(db(), postId, viewer.id, clock())
    return { data: { is_saved: true } }
  },
  async unsave({ params, viewer, viewerContext, fail, services: { db } }) {
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    await unsavePost(db(), postId, viewer.id)
    return { data: { is_saved: false } }
  },
})
