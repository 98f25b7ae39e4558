import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const discussionQuery = endpointQueries(
  'discussion',
  async () => (await import('@chignon/contract/community/discussion')).discussionEndpoints,
)('show')

/** The first page of the discussion of a lesson. */
export const lessonDiscussionQuery = (lessonId: string) =>
  discussionQuery({ params: { type: 'lesson', slug: lessonId }, query: { per_page: pageSizes.replies } })
