import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { cents, currency, timestamp } from './primitives.ts'
import { single } from './response.ts'

/** What can wait for the people who run the academy, in the order in which it is shown if it waits equally long. */
export const waitingKinds = [
  'chats',
  'contact_messages',
  'exams',
  'reports',
  'money_cases',
  'refunds_to_send',
  'transfers_due',
  'bank_payments',
  'failed_videos',
] as const

/** How many things of a kind wait, and since when the oldest does. */
export const waitingThings = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  oldest_at: z.nullable(timestamp),
})

export const today = z.object({
  /** Only what the viewer may work on and what is not zero, the longest waiting first. */
  waiting: z.array(waitingThings),
  /** Money received less money returned, in the last seven days and in those before; null for who may not read orders. */
  revenue: z.nullable(z.object({ currency, this_week: cents, last_week: cents })),
})

export type Today = z.infer<typeof today>
export type WaitingKind = (typeof waitingKinds)[number]

/** What waits in the studio. */
export const todayEndpoints = defineEndpoints('today', {
  show: {
    method: 'GET',
    path: '/staff/today',
    summary: 'What waits for the viewer, the longest waiting first',
    permission: 'chat.answer',
    response: single(today),
  },
})
