import { storyEndpoints } from '@chignon/contract/story'
import { viewerContextOf } from '../access/viewer-context.ts'
import { singlePage } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { presentStories } from './story.present.ts'
import { listStories } from './story.queries.ts'

/** Stories: for anyone. */
export const storyRoutes = implement(storyEndpoints, {
  async list({ locale, viewer, services: { db } }) {
    const data = presentStories(await listStories(db(), viewerContextOf({ viewer, locale })))
    return { data, pagination: singlePage(data.length) }
  },
})
