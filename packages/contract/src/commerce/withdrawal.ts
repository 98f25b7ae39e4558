import * as z from 'zod/mini'
import { maxOrderLines, maxTicketsPerOrder } from './commerce-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { paging } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'

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

/** A withdrawal, as staff list them. */
export const staffWithdrawal = z.object({
  /** The id of its refund. */
  id,
  order: z.object({ id, number: z.string(), buyer: z.string() }),
  amount: cents,
  currency,
  /** Whether tickets of a postponed event were returned (REFUND-7), else a purchase was withdrawn from (REFUND-1). */
  is_of_tickets: z.boolean(),
  /** `created` until the money was sent back. */
  state: z.enum(['created', 'succeeded', 'failed']),
  /** The name of who declared it for the buyer; null if they did it themselves. */
  declared_by: z.nullable(z.string()),
  created_at: timestamp,
})

export type StaffWithdrawal = z.infer<typeof staffWithdrawal>

/** Withdrawals for staff, also on behalf of a buyer who phones (REFUND-13). */
export const staffWithdrawalEndpoints = defineEndpoints('staff-withdrawal', {
  list: {
    method: 'GET',
    path: '/staff/withdrawals',
    summary: 'Withdrawals, newest first; `state=created` those whose money was not sent back yet',
    permission: 'orders.read',
    query: z.object({
      ...paging(pageSizes.profile),
      state: z.optional(z.enum(['created', 'succeeded', 'failed'])),
    }),
    response: list(staffWithdrawal),
  },
  options: {
    method: 'GET',
    path: '/staff/orders/{id}/withdrawal',
    summary: 'What of an order its buyer can return now',
    permission: 'orders.read',
    params,
    response: single(z.object({ options: z.array(withdrawalOption), currency })),
  },
  confirm: {
    method: 'POST',
    path: '/staff/orders/{id}/withdrawal',
    summary: 'Withdraw from these lines and tickets for the buyer, who is mailed the receipt',
    permission: 'orders.refund',
    idempotency: 'optional',
    params,
    body,
    response: single(z.object({ id })),
    errors: ['conflict'],
  },
})
