import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'comment',
  async () => (await import('@chignon/contract/community/comment')).commentEndpoints,
)

export const commentListQuery = queries('list')
export const repliesQuery = queries('replies')
