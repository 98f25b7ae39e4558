import { queriesOf } from '../../../lib/data/endpoint-atoms.ts'

const queries = queriesOf(
  'qualification',
  async () => (await import('@chignon/contract/qualification')).qualificationEndpoints,
)

export const qualificationListAtom = queries('list')
