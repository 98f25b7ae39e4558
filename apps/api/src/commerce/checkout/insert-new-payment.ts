import { invoiceDays, maxUnpaidSeats } from '@chignon/contract/commerce/commerce-rules'
import type { PaymentMethod } from '@chignon/contract/commerce/payment'
import type { Fail } from '../../platform/http/fail.ts'
import { problemMessages } from '../../platform/http/problem.messages.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { sendOrderInvoice } from '../order/order.mail.ts'
import { lockOwnOrder } from '../order/find-own-order.ts'
import { settleAll } from '../../platform/db/settle-all.ts'
import { holdStates } from '../order/hold.states.ts'
import { orderMessages } from '../order/order.messages.ts'
import { changeOrder, changeOrderState, lockOrderWithLines } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { canPayByTransfer, isLapsed } from '../order/order.rules.ts'
import { paymentMessages } from '../payment/payment.messages.ts'
import {
  countAttemptsSince,
  countUnpaidSeats,
  insertPayment,
  listPayments,
  type PaymentRow,
} from '../payment/payment.queries.ts'
import type { SavedCard } from '../../platform/payment-provider/payment-provider.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { missingPostalFields } from './missing-postal-fields.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/** How an order is to be paid. */
export type NewPayment = {
  orderId: string
  /** Who pays. Ends the call with 404 if the order is another's. Absent when a subscription is renewed. */
  viewer?: Viewer
  /** Charges this card while the buyer is away. */
  savedCard?: SavedCard
  method: PaymentMethod
  idempotencyKey: string
  fail: Fail<'not_found' | 'conflict' | 'expired' | 'invalid' | 'too_many_requests'>
}

/** A payment that was started, and its order. */
export type StartedPayment = { payment: PaymentRow; order: OrderWithLines }

const hour = 60 * 60 * 1000
const day = 24 * hour
const maxAttemptsPerHour = 40

// After `declined` another card may be tried.
const unfinished = new Set<PaymentRow['state']>([
  'created',
  'needs_card',
  'needs_confirmation',
  'processing',
  'declined',
])

/**
 * Writes a new payment of an order that can be paid, or returns the one that was started with the same key. A free order is
 * fulfilled; for a bank transfer the invoice is issued and the seats are held until it is due.
 */
export function insertNewPayment(
  services: PaymentServices,
  { orderId, viewer, method, savedCard, idempotencyKey, fail }: NewPayment,
): Promise<StartedPayment | 'other attempts are open'> {
  const { db, clock, payments } = services
  return db.transaction(async () => {
    const order = await (viewer
      ? lockOwnOrder(db(), orderId, viewer, fail)
      : lockOrderWithLines(db(), orderId))
    if (!order) throw new Error(`there is no order ${orderId}`)
    const attempts = order.payment ? await listPayments(db(), orderId) : []
    const started = attempts.find((attempt) => attempt.idempotencyKey === idempotencyKey)
    if (started) return { payment: started, order }
    requirePayable(order, clock(), fail)
    requireMethod(order, method, clock(), fail)
    requireDetails(order, method, fail)
    if (attempts.some(({ state }) => unfinished.has(state))) return 'other attempts are open'
    if (method === 'transfer') await requireFewUnpaidSeats(services, order, fail)
    const now = clock()
    const isStart = order.state === 'draft' && method !== 'free'
    const [, payment] = await settleAll([
      // Counted before the new one is inserted.
      requireFewAttempts(services, order, fail),
      insertPayment(db(), {
        orderId,
        idempotencyKey,
        method,
        provider: method === 'card' ? payments.name : null,
        ...(method === 'card' ? cardColumns(order, savedCard) : {}),
        state: method === 'card' ? 'created' : method === 'transfer' ? 'processing' : 'succeeded',
        amount: order.total,
        currency: order.currency,
        createdAt: now,
      }),
      ...(isStart ? [changeOrderState(db(), order, 'startPayment', now)] : []),
    ])
    if (method === 'free') await fulfilOrder(services, order)
    return { payment, order: method === 'transfer' ? await bill(services, order) : order }
  })
}

// Its renewals are charged to the card that a subscription is paid with.
function cardColumns({ lines }: OrderWithLines, savedCard: SavedCard | undefined) {
  if (savedCard) return { cardUse: 'saved', ...savedCard } as const
  return { cardUse: lines.some(({ type }) => type === 'subscription') ? 'save' : 'once' } as const
}

function requirePayable(order: OrderWithLines, now: Date, fail: NewPayment['fail']): void {
  if (order.paidAt !== null) fail(409, { message: paymentMessages.alreadyPaid })
  if (order.closedAt !== null || isLapsed(order, now)) fail(410, { message: orderMessages.holdExpired })
}

function requireMethod(
  order: OrderWithLines,
  method: PaymentMethod,
  now: Date,
  fail: NewPayment['fail'],
): void {
  if (order.total > 0 && method === 'free') fail(409, { message: paymentMessages.notFree })
  if (order.total === 0 && method !== 'free') fail(409, { message: paymentMessages.isFree })
  if (method === 'transfer' && !canPayByTransfer(order, now))
    fail(409, { message: paymentMessages.noTransfer })
}

// A free order needs no address (TICKET-5).
function requireDetails(order: OrderWithLines, method: PaymentMethod, fail: NewPayment['fail']): void {
  const ticketCount = ticketsOf(order)
  const errors = {
    ...(order.attendees.length === ticketCount ? {} : { attendees: [orderMessages.attendeesMissing] }),
    ...(hasBilling(order) || method === 'free' ? {} : { billing: [paymentMessages.billingMissing] }),
  }
  const [message] = Object.values(errors).flat()
  if (message) fail(422, { message, errors })
}

// The total may have grown since the address was given.
function hasBilling({ billing, total }: OrderWithLines): boolean {
  return billing !== null && missingPostalFields(total, billing) === null
}

// So that no one tries stolen cards here.
async function requireFewAttempts(
  { db, clock }: PaymentServices,
  { userId }: OrderWithLines,
  fail: NewPayment['fail'],
): Promise<void> {
  const since = new Date(clock().getTime() - hour)
  if ((await countAttemptsSince(db(), userId, since)) < maxAttemptsPerHour) return
  fail(429, { message: problemMessages.tooManyAttempts(60), headers: { 'Retry-After': '3600' } })
}

async function requireFewUnpaidSeats(
  { db }: PaymentServices,
  order: OrderWithLines,
  fail: NewPayment['fail'],
): Promise<void> {
  if (ticketsOf(order) === 0) return
  await lockUser(db(), order.userId)
  const others = await countUnpaidSeats(db(), order.userId, order.id)
  if (others + ticketsOf(order) > maxUnpaidSeats) fail(409, { message: paymentMessages.tooManyUnpaidSeats })
}

// One instant ends the invoice, the hold and the order (INVOICE-1). Paying by card first does not extend it.
async function bill(services: PaymentServices, order: OrderWithLines): Promise<OrderWithLines> {
  const { db, clock } = services
  const dueAt = order.dueAt ?? new Date(clock().getTime() + invoiceDays * day)
  const hold = order.hold && holdStates.next(order.hold, 'bill')
  await changeOrder(db(), order.id, { dueAt, hold, ...(hold ? { heldUntil: dueAt } : {}) })
  await sendOrderInvoice(services, order.id)
  await issueInvoice(services, order.id)
  return { ...order, dueAt }
}

function ticketsOf({ lines }: OrderWithLines): number {
  return lines.reduce((sum, { type, count }) => sum + (type === 'ticket' ? count : 0), 0)
}
