import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'live-masterclass',
  async () => (await import('@chignon/contract/live-masterclass')).liveMasterclassEndpoints,
)

export const liveMasterclassListAtom = queries('list')
export const liveMasterclassAtom = queries('show')
