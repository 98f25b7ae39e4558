import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'comment',
  async () => (await import('@chignon/contract/community/comment')).commentEndpoints,
)

export const commentListQuery = queries('list')
export const repliesQuery = queries('replies')
