import { postEndpoints } from '@chignon/contract'
import { paginationOf } from '../db/page.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import { idOf } from '../http/viewer.ts'
import { presentPost } from './post.present.ts'
import { findPost, listPosts } from './post.queries.ts'

/** The community's posts: anyone may read; what is saved only a member has. */
export const postRoutes = implement(postEndpoints, {
  async list({ query, locale, viewer, db }) {
    const { only_user_saved, ...filter } = query
    const viewerId = idOf(viewer)
    const onlySaved = only_user_saved === '1'
    const savedBy = onlySaved ? (viewerId ?? fail(401, { message: (say) => say.loginRequired })) : undefined
    const { rows, total } = await listPosts(db(), { ...filter, savedBy }, query, { locale, viewerId })
    return { data: rows.map(presentPost), pagination: paginationOf(query, total) }
  },
  async show({ params, locale, viewer, db }) {
    const row = (await findPost(db(), params.id, { locale, viewerId: idOf(viewer) })) ?? fail(404)
    return { data: presentPost(row) }
  },
})
