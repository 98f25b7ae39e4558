import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'program',
  async () => (await import('@chignon/contract/program')).programEndpoints,
)

export const programListAtom = queries('list')
export const programAtom = queries('show')
