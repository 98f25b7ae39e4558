import { endpointMutations, patchQueries } from '@chignon/app-kit/data/endpoint-mutations'
import { notificationListQuery, unreadCountQuery } from './notification-queries.ts'

const mutations = endpointMutations(
  'notification',
  async () => (await import('@chignon/contract/platform/notification')).notificationEndpoints,
)

/** Marks a notification as read, now (`at`, RFC 3339). */
export const readNotificationAtom = mutations({
  endpoint: (_variables: { id: string; at: string }) => 'read' as const,
  input: ({ id }) => ({ params: { id } }),
  patches: [
    patchQueries(notificationListQuery, (list, { id, at }: { id: string; at: string }) => ({
      ...list,
      data: list.data.map((notification) =>
        notification.id === id ? { ...notification, read_at: notification.read_at ?? at } : notification,
      ),
    })),
  ],
})

/** Marks all notifications as read, now (`at`, RFC 3339). */
export const readAllNotificationsAtom = mutations({
  endpoint: (_variables: { at: string }) => 'readAll' as const,
  input: () => ({}),
  patches: [
    patchQueries(unreadCountQuery, () => ({ data: { count: 0 } })),
    patchQueries(notificationListQuery, (list, { at }: { at: string }) => ({
      ...list,
      data: list.data.map((notification) => ({ ...notification, read_at: notification.read_at ?? at })),
    })),
  ],
})
