import { invoiceKinds } from '@chignon/contract/commerce/invoice'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'
import { orders } from './order.ts'
import { refunds } from './payment.ts'

/** The last number of each year. Its row is locked until the invoice that takes the next one commits (INVOICE-2). */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
})

/** Invoices, and credit notes for refunds and cancelled invoices. `content` is what the document shows; it never changes (ORDER-7). */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    /** The refund of a credit note; null if it cancels an unpaid invoice. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    year: integer('year')
      .notNull()
      .references(() => invoiceYears.year),
    sequence: integer('sequence').notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
    content: jsonb('content').notNull(),
    /** Whether an invoice was cancelled unpaid, by a credit note over its total. An order that is paid after that gets a new one. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (invoice) => [
    unique('invoices_number').on(invoice.year, invoice.sequence),
    index('invoices_order').on(invoice.orderId),
    // An order has one invoice that is valid.
    uniqueIndex('invoices_once')
      .on(invoice.orderId)
      .where(sql`${invoice.kind} = 'invoice' and not ${invoice.isCancelled}`),
    check('invoices_refund', sql`${invoice.refundId} is null or ${invoice.kind} = 'credit_note'`),
  ],
)
