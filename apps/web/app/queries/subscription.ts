import { queriesOf } from '../lib/query-family.ts'

const queries = queriesOf(
  'subscription',
  async () => (await import('@chignon/contract/subscription')).subscriptionEndpoints,
)

export const planListAtom = queries('plans')
export const planAtom = queries('plan')
