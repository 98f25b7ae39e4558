import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'live-masterclass',
  async () => (await import('@chignon/contract/catalogue/live-masterclass')).liveMasterclassEndpoints,
)

export const liveMasterclassListQuery = queries('list')
export const liveMasterclassQuery = queries('show')
