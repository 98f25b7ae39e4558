import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'online-masterclass',
  async () => (await import('@chignon/contract/online-masterclass')).onlineMasterclassEndpoints,
)

export const onlineMasterclassListAtom = queries('list')
export const onlineMasterclassAtom = queries('show')
