import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { messageResponse, single } from './response.ts'

/** Where a browser receives push messages, as its `PushSubscription` says. */
export const pushSubscriptionForm = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.url({ protocol: /^https$/ })),
  keys: z.object({
    /** The public key of the browser, base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
    /** What only the browser and the academy know, base64url. */
    auth: z.string().check(z.regex(/^[\w-]{16,40}=*$/)),
  }),
})

/** Messages to the devices of those who answer, on request of each (PUSH-1). */
export const pushEndpoints = defineEndpoints('push', {
  show: {
    method: 'GET',
    path: '/staff/push',
    summary: 'Whether this session receives push messages, and the key that a browser needs to subscribe',
    permission: 'chat.answer',
    response: single(
      z.object({
        /** Null if the server has no public address: then there are no push messages. */
        public_key: z.nullable(z.string()),
        is_subscribed: z.boolean(),
      }),
    ),
  },
  subscribe: {
    method: 'PUT',
    path: '/staff/push/subscription',
    summary: 'Send push messages to the browser of this session, until it ends',
    permission: 'chat.answer',
    body: pushSubscriptionForm,
    response: messageResponse,
    errors: ['not_available'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/staff/push/subscription',
    summary: 'Send no more push messages to the browser of this session',
    permission: 'chat.answer',
    response: messageResponse,
  },
})
