import { atomWithQuery } from 'jotai-tanstack-query'
import { endpointQueries } from '../../../lib/data/endpoint-queries.ts'
import { endpointQueryOptions } from '../../../lib/data/query-client.ts'

const queries = endpointQueries(
  'notification',
  async () => (await import('@chignon/contract/platform/notification')).notificationEndpoints,
)

/** How many notifications the bell shows. */
export const newestCount = 5

export const notificationListQuery = queries('list')
export const unreadCountQuery = queries('unread')

/** The number of unread notifications. A failure leaves the bell without a number, so it does not suspend or throw. */
export const unreadCountAtom = atomWithQuery(() => endpointQueryOptions(unreadCountQuery({})))

export const newestNotificationsAtom = atomWithQuery(() =>
  endpointQueryOptions(notificationListQuery({ query: { per_page: newestCount } })),
)
