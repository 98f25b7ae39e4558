import { paymentProviders } from '@chignon/contract/commerce/payment'
import { moneyCaseKinds } from '@chignon/contract/commerce/money-case'
import { desc, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { orders } from './order.ts'
import { payments } from './payment.ts'

/** What happened to money outside of our own ways, for staff to look at (PAY-9). Amounts are cents. */
export const moneyCases = pgTable(
  'money_cases',
  {
    id: id(),
    kind: text('kind', { enum: moneyCaseKinds }).notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's id of the dispute, refund or attempt; our own id for a refund without one. */
    reference: text('reference').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'set null' }),
    amount: integer('amount'),
    currency: text('currency'),
    /** What should have been paid, if it is another amount or currency. */
    expectedAmount: integer('expected_amount'),
    expectedCurrency: text('expected_currency'),
    /** How a dispute ended. */
    outcome: text('outcome', { enum: ['open', 'won', 'lost'] }),
    /** The reason of the bank or the provider. */
    reason: text('reason'),
    /** Until when a dispute can be answered. */
    respondBy: timestamptz('respond_by'),
    createdAt: createdAt(),
    resolvedAt: timestamptz('resolved_at'),
    /** What staff did about it. */
    note: text('note'),
  },
  (moneyCase) => [
    unique('money_cases_once').on(moneyCase.provider, moneyCase.kind, moneyCase.reference),
    index('money_cases_order').on(moneyCase.orderId),
    index('money_cases_payment').on(moneyCase.paymentId),
    // Only cases that wait for staff, so the index stays small.
    index('money_cases_open')
      .on(desc(moneyCase.createdAt))
      .where(sql`${moneyCase.resolvedAt} is null`),
    index('money_cases_created').on(desc(moneyCase.createdAt)),
  ],
)
