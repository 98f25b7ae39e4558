import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'online-masterclass',
  async () => (await import('@chignon/contract/catalogue/online-masterclass')).onlineMasterclassEndpoints,
)

export const onlineMasterclassListQuery = queries('list')
export const onlineMasterclassQuery = queries('show')
