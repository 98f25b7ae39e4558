import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'course',
  async () => (await import('@chignon/contract/catalogue/course')).courseEndpoints,
)

export const courseListQuery = queries('list')
export const courseQuery = queries('show')
