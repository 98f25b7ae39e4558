import { testCards, testTillStates } from '@chignon/contract/commerce/test-till'
import { boolean, check, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts'
import { timestamptz } from './columns.ts'

/** The saved cards of the test till. */
export const testTillCards = pgTable('test_till_cards', {
  /** Such as `tillc_…`. */
  id: text('id').primaryKey(),
  card: text('card', { enum: testCards }).notNull(),
})

/**
 * The charges of the test till. It stands in for a payment provider, so that nothing here references our own tables
 * (PAY-2).
 */
export const testTillCharges = pgTable(
  'test_till_charges',
  {
    /** Such as `till_…`. */
    id: text('id').primaryKey(),
    /** The merchant's id of the attempt, which it is found by. */
    paymentId: uuid('payment_id').notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Authorizes the page that takes the card. */
    secret: text('secret').notNull().unique(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    state: text('state', { enum: testTillStates }).notNull().default('open'),
    declineCode: text('decline_code'),
    refunded: integer('refunded').notNull().default(0),
    /** Whether its card is saved when it is paid. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** The card that was saved. */
    savedCardId: text('saved_card_id').references(() => testTillCards.id),
    /** When a pending charge is paid. */
    settlesAt: timestamptz('settles_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (charge) => [
    index('test_till_charges_card').on(charge.savedCardId),
    check('test_till_charges_amount', sql`${charge.amount} > 0`),
    check('test_till_charges_refunded', sql`${charge.refunded} between 0 and ${charge.amount}`),
  ],
)

/** Refunds of the test till. */
export const testTillRefunds = pgTable(
  'test_till_refunds',
  {
    id: text('id').primaryKey(),
    /** The merchant's id of the refund; asking again with it refunds nothing more. */
    refundId: uuid('refund_id').notNull().unique(),
    chargeId: text('charge_id')
      .notNull()
      .references(() => testTillCharges.id),
    amount: integer('amount').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (refund) => [index('test_till_refunds_charge').on(refund.chargeId)],
)

/** What the test till reports to its merchant. */
export const testTillEvents = pgTable(
  'test_till_events',
  {
    id: text('id').primaryKey(),
    chargeId: text('charge_id')
      .notNull()
      .references(() => testTillCharges.id),
    type: text('type').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Null until the merchant accepted it. */
    deliveredAt: timestamptz('delivered_at'),
  },
  (event) => [index('test_till_events_charge').on(event.chargeId)],
)
