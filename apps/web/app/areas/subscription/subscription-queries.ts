import { endpointAtoms } from '../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'subscription',
  async () => (await import('@chignon/contract/subscription')).subscriptionEndpoints,
)

export const planListAtom = queries('plans')
export const planAtom = queries('plan')
