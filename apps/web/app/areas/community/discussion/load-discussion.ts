import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { discussionEndpoints } from '@chignon/contract/community/discussion'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { redirectPastLastPage } from '../../../lib/routing/redirect-past-last-page.ts'
import { readPage } from '../../catalogue/list/educations-query.ts'
import { discussionPath } from './discussion-path.ts'

/** A page of a discussion for its page, or for the panel beside a lesson. */
export async function loadDiscussion(
  { context, request }: { context: AppLoadContext; request: Request },
  address: { type: string; slug: string },
) {
  const { searchParams } = new URL(request.url)
  const page = readPage(searchParams)
  const { load } = loaderQueries(context, request)
  const query = {
    page,
    per_page: pageSizes.replies,
    ...(searchParams.has('original') && { original: '1' as const }),
  }
  const discussion = await load(discussionEndpoints.show, { params: address, query })
  redirectPastLastPage(discussion.pagination, (last) => discussionPath(address, last))
  return discussion
}

export type LoadedDiscussion = Awaited<ReturnType<typeof loadDiscussion>>
