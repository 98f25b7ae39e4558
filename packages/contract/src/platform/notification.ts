import * as z from 'zod/mini'
import { author } from './author.ts'
import { pageSizes } from './platform-rules.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { chosenKinds, deliveries, notificationKinds } from './notification-kinds.ts'
import { id, timestamp } from './primitives.ts'
import { keysetPaging } from './query.ts'
import { list, messageResponse, single } from './response.ts'

/** A notification of the viewer (NOTIFY-1). */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** One sentence about the current state of its subject, in the viewer’s language: “Ana Díaz and 3 others liked …”. */
  text: z.string(),
  /** The page of its subject, from the root of the site; null if it no longer has one. */
  path: z.nullable(z.string()),
  /** The people it is about, latest first, at most three. */
  actors: z.array(author),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
})

/** When the viewer is mailed about each kind that they choose it for (NOTIFY-3). */
export const notificationSettings = z.record(z.enum(chosenKinds), z.enum(deliveries))

/** The token of a link that ends mails. */
const unsubscribeToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export type NotificationSettings = z.infer<typeof notificationSettings>

export type Notification = z.infer<typeof notification>

/** The viewer's notifications (NOTIFY-1 to NOTIFY-6). */
export const notificationEndpoints = defineEndpoints('notification', {
  list: {
    method: 'GET',
    path: '/user/notifications',
    summary:
      'The viewer’s notifications, newest first; what several people did about one thing is one notification',
    audience: 'member',
    query: z.object(keysetPaging(pageSizes.profile)),
    response: list(notification),
  },
  unread: {
    method: 'GET',
    path: '/user/notifications/unread',
    summary: 'How many notifications the viewer has not read',
    audience: 'member',
    response: single(z.object({ count: z.int() })),
  },
  read: {
    method: 'POST',
    path: '/user/notifications/{id}/read',
    summary: 'Mark a notification as read',
    audience: 'member',
    params: z.object({ id }),
    response: messageResponse,
  },
  readAll: {
    method: 'POST',
    path: '/user/notifications/read',
    summary: 'Mark all notifications as read',
    audience: 'member',
    response: messageResponse,
  },
  settings: {
    method: 'GET',
    path: '/user/notification-settings',
    summary: 'When the viewer is mailed about each kind of notification',
    audience: 'member',
    response: single(notificationSettings),
  },
  saveSettings: {
    method: 'PUT',
    path: '/user/notification-settings',
    summary: 'Choose when to be mailed about each kind of notification',
    audience: 'member',
    body: notificationSettings,
    response: messageResponse,
  },
  unsubscribe: {
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    summary: 'End the mails of a kind by the link in one of them, without signing in (RFC 8058)',
    params: unsubscribeToken,
    response: messageResponse,
  },
})
