import { queriesOf } from '../../lib/data/endpoint-atoms.ts'

const queries = queriesOf(
  'subscription',
  async () => (await import('@chignon/contract/subscription')).subscriptionEndpoints,
)

export const planListAtom = queries('plans')
export const planAtom = queries('plan')
