import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'subscription',
  async () => (await import('@chignon/contract/commerce/subscription')).subscriptionEndpoints,
)

export const planListQuery = queries('plans')
export const planQuery = queries('plan')
