import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries(
  'course',
  async () => (await import('@chignon/contract/catalogue/course')).courseEndpoints,
)

export const courseListQuery = queries('list')
export const courseQuery = queries('show')
