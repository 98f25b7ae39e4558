import { queriesOf } from '../../../lib/data/endpoint-atoms.ts'

const queries = queriesOf(
  'live-masterclass',
  async () => (await import('@chignon/contract/live-masterclass')).liveMasterclassEndpoints,
)

export const liveMasterclassListAtom = queries('list')
export const liveMasterclassAtom = queries('show')
