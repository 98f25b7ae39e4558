import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'qualification',
  async () => (await import('@chignon/contract/qualification')).qualificationEndpoints,
)

export const qualificationListAtom = queries('list')
