import { discussionEndpoints } from '@chignon/contract/discussion'
import { viewerContextOf } from '../access/viewer-context.ts'
import { implement } from '../http/implement.ts'
import { presentDiscussion } from './discussion.present.ts'
import { findDiscussion } from './discussion.queries.ts'

/** Discussions: anyone may read. */
export const discussionRoutes = implement(discussionEndpoints, {
  async show({ params, locale, viewer, fail, services: { db } }) {
    return {
      data: presentDiscussion(
        (await findDiscussion(db(), params, viewerContextOf({ viewer, locale }))) ?? fail(404),
      ),
    }
  },
  async find({ params, locale, viewer, fail, services: { db } }) {
    return {
      data: presentDiscussion(
        (await findDiscussion(db(), params, viewerContextOf({ viewer, locale }))) ?? fail(404),
      ),
    }
  },
})
