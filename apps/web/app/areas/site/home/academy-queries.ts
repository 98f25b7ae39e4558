import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'academy',
  async () => (await import('@chignon/contract/catalogue/academy')).academyEndpoints,
)

export const academyHighlightsQuery = queries('highlights')
