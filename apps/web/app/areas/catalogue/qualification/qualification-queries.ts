import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'qualification',
  async () => (await import('@chignon/contract/catalogue/qualification')).qualificationEndpoints,
)

export const qualificationListQuery = queries('list')
