import { discussionEndpoints } from '@chignon/contract/discussion'
import { implement } from '../http/implement.ts'
import { presentDiscussion } from './discussion.present.ts'
import { findDiscussion } from './discussion.queries.ts'

/** Discussions: anyone may read. */
export const discussionRoutes = implement(discussionEndpoints, {
  async show({ params, viewerContext, fail, services: { db } }) {
    const row = (await findDiscussion(db(), params, viewerContext)) ?? fail(404)
    return { data: presentDiscussion(row) }
  },
  async find({ params, viewerContext, fail, services: { db } }) {
    const row = (await findDiscussion(db(), params, viewerContext)) ?? fail(404)
    return { data: presentDiscussion(row) }
  },
})
