import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'academy',
  async () => (await import('@chignon/contract/catalogue/academy')).academyEndpoints,
)

export const academyHighlightsQuery = queries('highlights')
