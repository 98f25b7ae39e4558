import { discussionEndpoints, type DiscussionCard } from '@chignon/contract/community/discussion'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** The newest discussions about a product, for its page. */
export async function loadDiscussions(
  context: AppLoadContext,
  type: 'course' | 'program' | 'live-masterclass' | 'online-masterclass',
  slug: string,
): Promise<DiscussionCard[]> {
  const query = { type, about: slug, per_page: 3 }
  return (await loaderQueries(context).load(discussionEndpoints.list, { query })).data
}
