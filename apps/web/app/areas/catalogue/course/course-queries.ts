import { endpointAtoms } from '../../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms(
  'course',
  async () => (await import('@chignon/contract/course')).courseEndpoints,
)

export const courseListAtom = queries('list')
export const courseAtom = queries('show')
