import { storyEndpoints } from '@chignon/contract/story'
import { singlePage } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { presentStories } from './story.present.ts'
import { listStories } from './story.queries.ts'

/** Stories: for anyone. */
export const storyRoutes = implement(storyEndpoints, {
  async list({ viewerContext, services: { db } }) {
    const data = presentStories(await listStories(db(), viewerContext))
    return { data, pagination: singlePage(data.length) }
  },
})
