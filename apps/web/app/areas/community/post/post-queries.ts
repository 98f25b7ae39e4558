import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'

const queries = endpointQueries('post', async () => (await import('@chignon/contract/post')).postEndpoints)

export const postListQuery = queries('list')
export const postQuery = queries('show')
