import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { billingForm } from './billing.ts'
import { maxOrderNoteLength } from './commerce-rules.ts'
import { invoice } from './invoice.ts'
import { order, orderState } from './order.ts'
import { orderEvent, orderMail, resendableMailKinds } from './order-history.ts'
import { positiveCents, refund, refundBody, refundPreview } from './refund.ts'
import { calendarDay, cents, id, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { fileResponse, list, single } from '../platform/response.ts'
import { ticketState } from './ticket.ts'
import { lineText, longText } from '../platform/text-fields.ts'

/** A bank transfer that was booked (INVOICE-5). */
export const bankTransfer = z.object({
  amount: cents,
  /** The bank's reference. */
  reference: z.string(),
  /** The day of the bank's statement. */
  booked_on: calendarDay,
})

/** A ticket of an order, for choosing which is returned. */
export const staffOrderTicket = z.object({
  id,
  line_id: z.nullable(id),
  holder: z.object({ full_name: z.string(), email: z.string() }),
  state: ticketState,
})

/** An order as staff see it. */
export const staffOrder = z.extend(order, {
  tickets: z.array(staffOrderTicket),
  /** Oldest first. */
  refunds: z.array(refund),
  /** Oldest first. */
  transfers: z.array(bankTransfer),
  buyer: z.object({ id, full_name: z.string(), email: z.string() }),
})

/** An order as staff see it on its own: with its documents, its mails and everything that happened. */
export const staffOrderDetail = z.extend(staffOrder, {
  /** Invoices and credit notes, oldest first. */
  documents: z.array(invoice),
  /** What can be mailed again. */
  mails: z.array(orderMail),
  /** Oldest first. */
  history: z.array(orderEvent),
})

export type StaffOrderDetail = z.infer<typeof staffOrderDetail>
export type StaffOrder = z.infer<typeof staffOrder>

/** The bank's reference of a transfer. */
const bankReference = lineText(140).check(z.minLength(1))

/** Which money of an order waits or is too much. */
export const orderRefundFilters = ['to_send', 'overpaid'] as const

/** Unpaid invoices that end within two days, or whose time is over. */
export const orderDueFilters = ['soon', 'over'] as const

/** What can be sold. */
export const productTypes = ['course', 'program', 'online_masterclass', 'live_masterclass', 'plan'] as const

export const product = z.object({ id, type: z.enum(productTypes), name: z.string() })

export type Product = z.infer<typeof product>

/** The first and the last day (UTC) of a period; left out, it is open. */
export const period = { from: z.optional(calendarDay), to: z.optional(calendarDay) }

const params = z.object({ id })
const done = single(z.object({ id }))

/** Orders for staff. Every change is recorded in the audit log (AUDIT-1). */
export const staffOrderEndpoints = defineEndpoints('staff-order', {
  list: {
    method: 'GET',
    path: '/staff/orders',
    summary:
      'Orders by number, name, e-mail address or amount, newest first. `refund=to_send` returns those with money to send back by transfer, `refund=overpaid` those of which more was paid than they cost; `due=soon` unpaid invoices that end within two days, `due=over` those whose time is over; `payment=failed` those that were not paid after a card was declined',
    permission: 'orders.read',
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      state: z.optional(orderState),
      refund: z.optional(z.enum(orderRefundFilters)),
      due: z.optional(z.enum(orderDueFilters)),
      payment: z.optional(z.enum(['failed'])),
      /** The id of a course, program, masterclass, event or plan. */
      product: z.optional(id),
      ...period,
    }),
    response: list(staffOrder),
  },
  csv: {
    method: 'GET',
    path: '/staff/orders.csv',
    summary:
      'The lines of all orders as CSV, newest first; `from` and `to` are the first and the last day (UTC) on which they were placed',
    permission: 'orders.export',
    query: z.object(period),
    response: fileResponse,
  },
  show: {
    method: 'GET',
    path: '/staff/orders/{id}',
    summary: 'One order with its buyer, tickets, transfers, refunds, documents, mails and history',
    permission: 'orders.read',
    params,
    response: single(staffOrderDetail),
  },
  products: {
    method: 'GET',
    path: '/staff/products',
    summary: 'Everything that is or was sold, by name, to choose whose orders are listed',
    permission: 'orders.read',
    response: list(product),
  },
  markPaid: {
    method: 'POST',
    path: '/staff/orders/{id}/mark-paid',
    summary: 'Record a bank transfer: a part, all, or more than the order costs (INVOICE-5)',
    permission: 'orders.settle',
    idempotency: 'optional',
    params,
    body: z.object({
      amount: positiveCents,
      /** The bank's reference of the transfer; each is booked once over all orders. */
      reference: bankReference,
      /** The day of the bank's statement; left out, today. */
      booked_on: z.optional(calendarDay),
    }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  refund: {
    method: 'POST',
    path: '/staff/orders/{id}/refund',
    summary: 'Return money for lines of an order (REFUND-5)',
    permission: 'orders.refund',
    idempotency: 'optional',
    params,
    body: refundBody,
    response: single(staffOrder),
    errors: ['conflict'],
  },
  previewRefund: {
    method: 'POST',
    path: '/staff/orders/{id}/refund/preview',
    summary: 'What a refund would return and end; changes nothing (REFUND-12)',
    permission: 'orders.read',
    params,
    body: refundBody,
    response: single(refundPreview),
    errors: ['conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/staff/orders/{id}/cancel',
    summary: 'Cancel an unpaid order and release what it holds (ORDER-18)',
    permission: 'orders.settle',
    params,
    response: single(staffOrder),
    errors: ['conflict', 'expired'],
  },
  setBilling: {
    method: 'PUT',
    path: '/staff/orders/{id}/billing',
    summary:
      'Change to whom an order is billed; an invoice that was issued is cancelled and issued again (INVOICE-13)',
    permission: 'orders.settle',
    params,
    body: billingForm,
    response: single(staffOrder),
    errors: ['conflict'],
  },
  sendMail: {
    method: 'POST',
    path: '/staff/orders/{id}/mails',
    summary: 'Send a mail about an order again, to the address that it belongs to (ORDER-19)',
    permission: 'orders.assist',
    params,
    body: z.object({ kind: z.enum(resendableMailKinds), about_id: id }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  addNote: {
    method: 'POST',
    path: '/staff/orders/{id}/notes',
    summary: 'Add a note for colleagues; the buyer never sees it (ORDER-20)',
    permission: 'orders.assist',
    idempotency: 'optional',
    params,
    body: z.object({ text: longText(maxOrderNoteLength).check(z.minLength(1)) }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  markRefundSent: {
    method: 'POST',
    path: '/staff/orders/{id}/refunds/{refund}/mark-sent',
    summary: 'Record that a refund was sent by bank transfer; the buyer is notified (REFUND-9)',
    permission: 'orders.settle',
    params: z.object({ id, refund: id }),
    body: z.object({ reference: bankReference }),
    response: single(staffOrder),
    errors: ['conflict'],
  },
  cancelEvent: {
    method: 'POST',
    path: '/staff/live-masterclasses/{id}/cancel',
    summary: 'Cancel an event: holders are notified and all its tickets refunded (REFUND-4)',
    permission: 'events.cancel',
    params,
    response: done,
    errors: ['conflict'],
  },
  setSeats: {
    method: 'PUT',
    path: '/staff/ticket-types/{id}/seats',
    summary:
      'Change how many seats a kind of ticket has; those that are added are offered to the waiting list first (WAIT-4)',
    permission: 'content.price',
    params,
    body: z.object({ seats: z.int().check(z.gte(0), z.lte(100_000)) }),
    response: done,
    errors: ['conflict'],
  },
  postponeEvent: {
    method: 'POST',
    path: '/staff/live-masterclasses/{id}/postpone',
    summary:
      'Change the date of an event, null if the new one is not known yet: holders are notified and may return their tickets (REFUND-7)',
    permission: 'events.cancel',
    params,
    body: z.object({ starts_at: z.nullable(timestamp), ends_at: z.nullable(timestamp) }),
    response: done,
    errors: ['conflict'],
  },
})
