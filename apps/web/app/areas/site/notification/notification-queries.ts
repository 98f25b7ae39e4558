import { atomWithQuery } from 'jotai-tanstack-query'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'

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
