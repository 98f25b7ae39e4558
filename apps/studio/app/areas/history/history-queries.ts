import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/platform/history').then((module) => module.historyEndpoints)

/** A page of what was changed, the newest first. */
export const historyQuery = endpointQueries('history', loadEndpoints)('list')
