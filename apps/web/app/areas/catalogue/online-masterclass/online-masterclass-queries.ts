import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'online-masterclass',
  async () => (await import('@chignon/contract/catalogue/online-masterclass')).onlineMasterclassEndpoints,
)

export const onlineMasterclassListQuery = queries('list')
export const onlineMasterclassQuery = queries('show')
