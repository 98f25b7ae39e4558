import { queriesOf } from '../lib/query-family.ts'

const queries = queriesOf(
  'qualification',
  async () => (await import('@chignon/contract/qualification')).qualificationEndpoints,
)

export const qualificationListAtom = queries('list')
