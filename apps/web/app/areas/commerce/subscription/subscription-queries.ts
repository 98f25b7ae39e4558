import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'subscription',
  async () => (await import('@chignon/contract/commerce/subscription')).subscriptionEndpoints,
)

export const planListQuery = queries('plans')
export const planQuery = queries('plan')
