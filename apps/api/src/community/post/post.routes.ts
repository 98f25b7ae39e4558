import { postEndpoints } from '@chignon/contract/community/post'
import { listFirstComments } from '../comment/list-comments.ts'
import { keysetPaginationOf, readCursor } from '../../platform/db/cursor.ts'
import { paginationOf } from '../../platform/db/page.ts'
import { requireLogin } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'
import { findMentionedNames } from '../../platform/person/person-names.queries.ts'
import { announceLike } from './announce-like.ts'
import { presentPost, presentPostWithComments } from './post.present.ts'
import { likePost, unlikePost } from './post-like.queries.ts'
import { findPost, findPostCategory, listPosts } from './post.queries.ts'
import { findPostId } from '../../platform/publication/readable-post.queries.ts'
import { savePost, unsavePost } from './saved-post.queries.ts'

/** The posts of the community. */
export const postRoutes = implement(postEndpoints, {
  async list({ query, viewer, viewerContext, fail, services: { db } }) {
    const { only_user_saved, related_to, category, search, type, author } = query
    const onlySaved = only_user_saved === '1'
    const savedBy = onlySaved ? (viewerIdOf(viewer) ?? requireLogin(fail)) : undefined
    const related =
      related_to === undefined ? undefined : await findPostCategory(db(), related_to, viewerContext)
    if (related_to !== undefined && !related) return { data: [], pagination: paginationOf(query, 0) }
    const filter = {
      search,
      type,
      savedBy,
      authorId: author,
      categories: related ? [related.categoryId] : category?.length ? category : undefined,
      except: related?.id,
      after: readCursor(query),
    }
    const { rows, total } = await listPosts(db(), { filter, pageParams: query, viewerContext })
    const entries = rows.flatMap(({ id, publishedAt }) => (publishedAt ? [{ id, at: publishedAt }] : []))
    return { data: rows.map(presentPost), pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async show({ params, query, viewerContext, fail, services: { db } }) {
    const isOriginal = query.original === '1'
    const row = (await findPost(db(), params.id, viewerContext, { isOriginal })) ?? fail(404)
    const comments = await listFirstComments(db(), row, viewerContext)
    const names = await findMentionedNames(db(), [row.body], viewerContext.locale)
    const viewed = { names, viewerId: viewerContext.viewerId }
    return { data: presentPostWithComments(row, comments, viewed) }
  },
  async like({ params, viewer, viewerContext, fail, services }) {
    const { db, clock } = services
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    const likesCount = await likePost(db, postId, viewer.id, clock())
    announceLike(services, { postId, likesCount, actorId: viewer.id })
    return { data: { is_liked: true, likes_count: likesCount } }
  },
  async unlike({ params, viewer, viewerContext, fail, services }) {
    const { db } = services
    const postId = (await findPostId(db(), params.id, viewerContext)) ?? fail(404)
    const likesCount = await unlikePost(db, postId, viewer.id)
    announceLike(services, { postId, likesCount, actorId: viewer.id })
    return { data: { is_liked: false, likes_count: likesCount } }
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
