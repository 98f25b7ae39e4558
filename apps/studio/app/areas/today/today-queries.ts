import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () => import('@chignon/contract/platform/today').then((module) => module.todayEndpoints)

/** What waits for the person. */
export const todayQuery = endpointQueries('today', loadEndpoints)('show')
