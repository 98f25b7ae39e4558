import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'program',
  async () => (await import('@chignon/contract/catalogue/program')).programEndpoints,
)

export const programListQuery = queries('list')
export const programQuery = queries('show')
