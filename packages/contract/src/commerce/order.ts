import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxFullNameLength } from '../identity/identity-rules.ts'
import { maxOrderLines, maxTicketsPerOrder, orderStateNames } from './commerce-rules.ts'
import { billing, billingForm } from './billing.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email } from '../identity/form-fields.ts'
import { eventSchedule } from '../catalogue/live-masterclass.ts'
import { payment } from './payment.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'
import { nameText } from '../platform/name-text.ts'
import { codeText } from '../platform/text-fields.ts'

/** What an order line can sell: a product, a plan, or a ticket or package of a live masterclass. */
export const orderLineTypes = [
  'course',
  'program',
  'online-masterclass',
  'ticket',
  'package',
  'subscription',
] as const

/** The type of an order line. */
export const orderLineType = z.enum(orderLineTypes)

/** The state of an order. */
export const orderState = z.enum(orderStateNames)

/** What was chosen: `id` is the id of the product, ticket type, package or plan. Prices are never sent (PRICE-3). */
export const orderLineForm = z.object({
  type: orderLineType,
  id,
  /** How many; only tickets and packages can be more than one. */
  count: z._default(z.int().check(z.gte(1), z.lte(maxTicketsPerOrder)), 1),
})

/** The holder of one ticket, with at most one package (TICKET-5, TICKET-3). */
export const attendeeForm = z.object({
  ticket_type_id: id,
  ticket_package_id: z._default(z.nullable(id), null),
  full_name: nameText(maxFullNameLength),
  email,
})

const promoCode = codeText(40)
const lines = z.array(orderLineForm).check(z.minLength(1), z.maxLength(maxOrderLines))

/** The choices of a quote or a new order. */
const orderForm = z.object({ lines, promo_code: z._default(z.nullable(promoCode), null) })

/** When and where the event of a ticket or package takes place, as it is announced now. */
export const orderLineEvent = z.object({
  starts_at: timestamp,
  ends_at: timestamp,
  /** IANA name of the venue's time zone. */
  timezone: z.string(),
  schedule: eventSchedule,
  /** In the request's language. */
  city: z.string(),
})

/** One line with its amounts. `total` is `subtotal - discount + tax`. */
export const orderLine = z.object({
  type: orderLineType,
  /** The product, ticket type, package or plan. */
  id,
  /** The name at the time of the order, in its language (ORDER-7). */
  name: z.string(),
  /** The event of a ticket or package; null for other lines. */
  event_name: z.nullable(z.string()),
  event: z.nullable(orderLineEvent),
  /** The path of the page of what is sold, such as `courses/the-bob`. */
  slug: z.string(),
  unit_price: cents,
  count: z.int(),
  subtotal: cents,
  discount: cents,
  tax: cents,
  total: cents,
  /** How many days of access it gives; null for tickets, packages and subscriptions. */
  access_days: z.nullable(z.int()),
})

const amounts = {
  currency,
  /** The sum of the lines (PRICE-5). */
  subtotal: cents,
  discount: cents,
  /** 0.8% of the subtotal, rounded once and allocated to the lines (TAX-1, TAX-2). */
  tax: cents,
  /** Subtotal less discount plus tax (PRICE-7). */
  total: cents,
  /** The applied promotional code; null if there is none (PROMO-4). */
  promo_code: z.nullable(z.string()),
}

/** The price of a selection. */
export const quote = z.object({
  lines: z.array(orderLine),
  /** The ids of lines the viewer already has access to (ACCESS-6). */
  owned: z.array(id),
  /** The courses that a program of the same selection contains, and that program: they would be paid for twice (ORDER-16). */
  included: z.array(z.object({ course_id: id, program_id: id })),
  ...amounts,
})

/** One attendee of an order. */
export const attendee = z.object({
  ticket_type_id: id,
  ticket_package_id: z.nullable(id),
  full_name: z.string(),
  email: z.string(),
})

/** How a buyer can choose to pay; an order that costs nothing is not paid (PAY-1). */
const chosenMethod = z.enum(['card', 'transfer'])

/** An order of the viewer. */
export const order = z.object({
  id,
  /** The number people read out: `7KQ4-M2XD` (ORDER-8). */
  number: z.string(),
  state: orderState,
  lines: z.array(z.extend(orderLine, { line_id: id, refunded: cents })),
  attendees: z.array(attendee),
  billing: z.nullable(billing),
  /** How it is to be paid; null before that was chosen. */
  payment_method: z.nullable(chosenMethod),
  ...amounts,
  refunded: cents,
  /** Until when the seats are held; null if there are none or they are sold (SEAT-2). */
  held_until: z.nullable(timestamp),
  /** Whether the hold can be prolonged, which is possible once. */
  can_prolong: z.boolean(),
  /** Until when the invoice can be paid by bank transfer; null unless it was chosen (INVOICE-1). */
  due_at: z.nullable(timestamp),
  /** Whether bank transfer is offered (INVOICE-3, INVOICE-7). */
  can_pay_by_transfer: z.boolean(),
  /** Whether something of it can be returned now (REFUND-1, REFUND-2, REFUND-7). */
  can_withdraw: z.boolean(),
  /** The newest payment attempt; null before the first. */
  payment: z.nullable(payment),
  created_at: timestamp,
  paid_at: z.nullable(timestamp),
})

export type OrderLineType = z.infer<typeof orderLineType>
export type OrderState = z.infer<typeof orderState>
export type OrderLineForm = z.output<typeof orderLineForm>
export type AttendeeForm = z.output<typeof attendeeForm>
export type OrderForm = z.output<typeof orderForm>
export type OrderLine = z.infer<typeof orderLine>
export type OrderLineEvent = z.infer<typeof orderLineEvent>
export type Quote = z.infer<typeof quote>
export type Order = z.infer<typeof order>

const byId = z.object({ id })

/** Quotes and orders (ORDER-1 to ORDER-9). */
export const orderEndpoints = defineEndpoints('order', {
  quote: {
    method: 'POST',
    path: '/orders/quote',
    summary: 'The price of a selection; changes nothing',
    body: orderForm,
    response: single(quote),
    errors: ['too_many_requests'],
  },
  place: {
    method: 'POST',
    path: '/orders',
    summary:
      'Create a draft order and hold its seats for 15 minutes; an unfinished order of the same event or product takes the new selection instead',
    audience: 'member',
    idempotency: 'required',
    status: 201,
    body: orderForm,
    response: single(order),
    errors: ['conflict', 'too_many_requests'],
  },
  list: {
    method: 'GET',
    path: '/orders',
    summary:
      'The viewer’s orders, newest first; `unfinished=1` only those that were begun and can still be completed',
    audience: 'member',
    query: z.object({ ...paging(pageSizes.profile), unfinished: z.optional(z.enum(['0', '1'])) }),
    response: list(order),
  },
  show: {
    method: 'GET',
    path: '/orders/{id}',
    summary: 'One order of the viewer',
    audience: 'member',
    params: byId,
    response: single(order),
  },
  setAttendees: {
    method: 'PUT',
    path: '/orders/{id}/attendees',
    summary: 'Set the holders of the tickets: exactly one for each',
    audience: 'member',
    params: byId,
    body: z.object({ attendees: z.array(attendeeForm).check(z.maxLength(maxTicketsPerOrder)) }),
    response: single(order),
    errors: ['conflict', 'expired'],
  },
  setBilling: {
    method: 'PUT',
    path: '/orders/{id}/billing',
    summary: 'Set the billing address, and how it is to be paid',
    audience: 'member',
    params: byId,
    body: z.extend(billingForm, { payment_method: z._default(z.nullable(chosenMethod), null) }),
    response: single(order),
    errors: ['conflict', 'expired'],
  },
  setPromoCode: {
    method: 'PUT',
    path: '/orders/{id}/promo-code',
    summary: 'Apply a promotional code, or remove it with null',
    audience: 'member',
    params: byId,
    body: z.object({ promo_code: z.nullable(promoCode) }),
    response: single(order),
    errors: ['conflict', 'expired', 'too_many_requests'],
  },
  prolong: {
    method: 'POST',
    path: '/orders/{id}/prolong',
    summary: 'Hold the seats for another 15 minutes, once',
    audience: 'member',
    params: byId,
    response: single(order),
    errors: ['conflict', 'expired'],
  },
  cancel: {
    method: 'POST',
    path: '/orders/{id}/cancel',
    summary: 'Cancel an unpaid order and release its seats',
    audience: 'member',
    params: byId,
    response: single(order),
    errors: ['conflict', 'expired'],
  },
})
