import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'program',
  async () => (await import('@chignon/contract/catalogue/program')).programEndpoints,
)

export const programListQuery = queries('list')
export const programQuery = queries('show')
