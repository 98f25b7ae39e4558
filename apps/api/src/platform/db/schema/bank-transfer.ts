import { check, date, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts'
import { bankTransactions } from './bank-transaction.ts'
import { createdAt, id } from './columns.ts'
import { orders } from './order.ts'

/** Bank transfers that staff have booked, each once over all orders (INVOICE-5). */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The bank's reference as it was typed. */
    reference: text('reference').notNull(),
    /** The bank's reference in the form in which references are compared. */
    referenceKey: text('reference_key').notNull().unique(),
    /** In cents. */
    amount: integer('amount').notNull(),
    /** The day of the bank's statement. */
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** The entry of a statement it was booked from; null if staff typed it. */
    bankTransactionId: uuid('bank_transaction_id').references(() => bankTransactions.id),
    createdAt: createdAt(),
  },
  (transfer) => [
    index('bank_transfers_order').on(transfer.orderId),
    index('bank_transfers_transaction').on(transfer.bankTransactionId),
    check('bank_transfers_amount', sql`${transfer.amount} > 0`),
  ],
)
