import * as z from 'zod/mini'
import { maxOrderLines, maxTicketsPerOrder } from './commerce-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'

/** What can be returned: a line, or one ticket with its package. */
export const withdrawalOption = z.object({
  line_id: id,
  /** Null unless it is a ticket. */
  ticket_id: z.nullable(id),
  name: z.string(),
  /** The holder of a ticket; null for other things. */
  holder: z.nullable(z.string()),
  amount: cents,
  /** Null if it has no end yet: the event has no new date (REFUND-7). */
  until: z.nullable(timestamp),
})

/** What a withdrawal returns. */
export const withdrawal = z.object({
  lines: z.array(
    z.object({
      line_id: id,
      name: z.string(),
      amount: cents,
      /** The holders of the tickets that become void. */
      holders: z.array(z.string()),
    }),
  ),
  /** What is returned in all. */
  amount: cents,
  currency,
  /** Until when it can be confirmed (REFUND-1, REFUND-7); null if that has no end yet. */
  until: z.nullable(timestamp),
})

export type WithdrawalOption = z.infer<typeof withdrawalOption>
export type Withdrawal = z.infer<typeof withdrawal>

const params = z.object({ id })
const body = z.object({
  line_ids: z._default(z.array(id).check(z.maxLength(maxOrderLines)), []),
  /** Tickets, each with its package. */
  ticket_ids: z._default(z.array(id).check(z.maxLength(maxTicketsPerOrder)), []),
})

/** The withdrawal from a purchase, in two steps (REFUND-1 to REFUND-3, REFUND-7). */
export const withdrawalEndpoints = defineEndpoints('withdrawal', {
  options: {
    method: 'GET',
    path: '/orders/{id}/withdrawal',
    summary: 'What of an order can be returned now',
    audience: 'member',
    params,
    response: single(z.object({ options: z.array(withdrawalOption), currency })),
  },
  request: {
    method: 'POST',
    path: '/orders/{id}/withdrawal',
    summary: 'What a withdrawal from these lines and tickets would return; changes nothing',
    audience: 'member',
    params,
    body,
    response: single(withdrawal),
    errors: ['conflict'],
  },
  confirm: {
    method: 'POST',
    path: '/orders/{id}/withdrawal/confirm',
    summary:
      'Withdraw from these lines and tickets: access ends, tickets are void, and the money is returned',
    audience: 'member',
    params,
    body,
    response: single(withdrawal),
    errors: ['conflict'],
  },
})
