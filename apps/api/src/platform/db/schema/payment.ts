import { refundReasons } from '@chignon/contract/commerce/refund'
import { paymentMethods, paymentStateNames, paymentProviders } from '@chignon/contract/commerce/payment'
import { check, desc, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { orders } from './order.ts'

/**
 * Payment attempts of orders. A row is written before the payment provider is asked, so that an attempt whose answer was
 * lost can be found there by `id` (ORDER-6).
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    idempotencyKey: text('idempotency_key').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** Who takes a card; null for other methods. */
    provider: text('provider', { enum: paymentProviders }),
    /** The provider's id of the attempt; null until it has answered. */
    providerId: text('provider_id'),
    clientSecret: text('client_secret'),
    /** Whether a card is used for this payment only, is saved with it, or was saved before and is charged while the buyer is away. */
    cardUse: text('card_use', { enum: ['once', 'save', 'saved'] })
      .notNull()
      .default('once'),
    /** The provider's id of the person whose card is saved. */
    customerId: text('customer_id'),
    /** The provider's id of the saved card. */
    methodId: text('method_id'),
    state: text('state', { enum: paymentStateNames }).notNull().default('created'),
    declineCode: text('decline_code'),
    amount: integer('amount').notNull(),
    /** What has arrived by bank transfer, or by card once it succeeded. */
    received: integer('received').notNull().default(0),
    currency: text('currency').notNull(),
    /** When the provider was last asked. */
    checkedAt: timestamptz('checked_at'),
    /** When the provider was asked for the buyer and did not answer; null once it has. */
    unansweredAt: timestamptz('unanswered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (payment) => [
    unique('payments_idempotency_key').on(payment.orderId, payment.idempotencyKey),
    unique('payments_provider_id').on(payment.provider, payment.providerId),
    index('payments_order').on(payment.orderId, payment.createdAt),
    index('payments_open')
      .on(payment.createdAt)
      .where(sql`${payment.state} in ('created', 'needs_card', 'needs_confirmation', 'processing')`),
    index('payments_declined')
      .on(payment.orderId)
      .where(sql`${payment.state} = 'declined'`),
    check(
      'payments_saved_card',
      sql`${payment.cardUse} <> 'saved' or num_nonnulls(${payment.customerId}, ${payment.methodId}) = 2`,
    ),
    check('payments_amount', sql`${payment.amount} >= 0 and ${payment.received} >= 0`),
  ],
)

/** Money returned to the buyer. A row is written before the payment provider is asked. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    reason: text('reason', {
      enum: refundReasons,
    }).notNull(),
    state: text('state', { enum: ['created', 'succeeded', 'failed'] })
      .notNull()
      .default('created'),
    providerId: text('provider_id').unique(),
    /** The bank's reference of the transfer with which staff returned the money; null for a card. */
    reference: text('reference'),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (refund) => [
    index('refunds_order').on(refund.orderId),
    index('refunds_payment').on(refund.paymentId),
    index('refunds_created').on(refund.createdAt),
    // Only refunds that staff may have to send, so the index stays small.
    index('refunds_open')
      .on(refund.orderId)
      .where(sql`${refund.state} in ('created', 'failed')`),
    index('refunds_overpaid')
      .on(refund.orderId)
      .where(sql`${refund.reason} = 'overpaid'`),
    // Withdrawals, newest first.
    index('refunds_withdrawn')
      .on(desc(refund.createdAt))
      .where(sql`${refund.reason} in ('withdrawal', 'event_postponed')`),
    check('refunds_amount', sql`${refund.amount} > 0`),
  ],
)

/** Events received from payment providers, so that each has one effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The provider's id of what it is about: a payment, refund or dispute. */
    subjectId: text('subject_id'),
    /** Whether it was about a payment, refund or dispute of ours; null for older events. */
    outcome: text('outcome', { enum: ['applied', 'unknown'] }),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (event) => [unique('payment_events_once').on(event.provider, event.eventId)],
)
