import { storyEndpoints } from '@chignon/contract/story'
import { wholeList } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { presentStories } from './story.present.ts'
import { listStories } from './story.queries.ts'

/** Stories: for anyone. */
export const storyRoutes = implement(storyEndpoints, {
  async list({ locale, services: { db } }) {
    const data = presentStories(await listStories(db(), locale))
    return { data, pagination: wholeList(data.length) }
  },
})
