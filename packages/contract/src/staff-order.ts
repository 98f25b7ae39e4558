import * as z from 'zod/mini'
import { maxOrderLines, pageSizes } from './business-rules.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { order } from './order.ts'
import { id, timestamp } from './primitives.ts'
import { paging, search } from './query.ts'
import { fileResponse, list, single } from './response.ts'

/** Why money was returned. */
export const refundReason = z.enum([
  'withdrawal',
  'event_cancelled',
  'event_postponed',
  'seat_gone',
  'overpaid',
  'staff',
])

/** An order as staff see it. */
export const staffOrder = z.extend(order, {
  buyer: z.object({ id, full_name: z.string(), email: z.string() }),
})

const positiveCents = z.int().check(z.gte(1), z.lte(100_000_000))

export type RefundReason = z.infer<typeof refundReason>
export type StaffOrder = z.infer<typeof staffOrder>

const params = z.object({ id })
const done = single(z.object({ id }))

/** Orders for staff. Every change is recorded in the audit log (AUDIT-1). */
export const staffOrderEndpoints = defineEndpoints('staff-order', {
  list: {
    method: 'GET',
    path: '/staff/orders',
    summary: 'Orders by number, name, e-mail address or amount, newest first',
    audience: 'staff',
    query: z.object({ ...paging(pageSizes.profile), search }),
    response: list(staffOrder),
  },
  csv: {
    method: 'GET',
    path: '/staff/orders.csv',
    summary: 'The lines of all orders as CSV, newest first',
    audience: 'staff',
    response: fileResponse,
  },
  markPaid: {
    method: 'POST',
    path: '/staff/orders/{id}/mark-paid',
    summary: 'Record a bank transfer: a part, all, or more than the order costs (INVOICE-5)',
    audience: 'staff',
    params,
    body: z.object({
      amount: positiveCents,
      /** The bank's reference of the transfer; each is recorded once. */
      reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
    }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  refund: {
    method: 'POST',
    path: '/staff/orders/{id}/refund',
    summary: 'Return money for lines of an order (REFUND-5)',
    audience: 'staff',
    params,
    body: z.object({
      lines: z
        .array(z.object({ line_id: id, amount: positiveCents }))
        .check(z.minLength(1), z.maxLength(maxOrderLines)),
      reason: z._default(z.enum(['staff', 'event_postponed', 'withdrawal']), 'staff'),
    }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  cancelEvent: {
    method: 'POST',
    path: '/staff/live-masterclasses/{id}/cancel',
    summary: 'Cancel an event: holders are notified and all its tickets refunded (REFUND-4)',
    audience: 'staff',
    params,
    response: done,
  },
  setSeats: {
    method: 'PUT',
    path: '/staff/ticket-types/{id}/seats',
    summary:
      'Change how many seats a kind of ticket has; those that are added are offered to the waiting list first (WAIT-4)',
    audience: 'staff',
    params,
    body: z.object({ seats: z.int().check(z.gte(0), z.lte(100_000)) }),
    response: done,
    errors: ['conflict'],
  },
  postponeEvent: {
    method: 'POST',
    path: '/staff/live-masterclasses/{id}/postpone',
    summary: 'Change the date of an event: holders are notified and may return their tickets (REFUND-4)',
    audience: 'staff',
    params,
    body: z.object({ starts_at: timestamp, ends_at: timestamp }),
    response: done,
  },
})
