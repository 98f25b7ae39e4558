import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'qualification',
  async () => (await import('@chignon/contract/catalogue/qualification')).qualificationEndpoints,
)

export const qualificationListQuery = queries('list')
