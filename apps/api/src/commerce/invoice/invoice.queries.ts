import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import * as z from 'zod/mini'
import type { Connection } from '../../platform/db/client.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { invoices, invoiceYears } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'
import { orderParts, type OrderLineRow } from '../order/order-parts.queries.ts'
import { invoiceContent, type InvoiceContent } from './invoice-content.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** An invoice or credit note. */
export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'content'> & { content: InvoiceContent }

/** An order as its invoice shows it. */
export type BilledOrder = {
  order: typeof orders.$inferSelect
  lines: OrderLineRow[]
  buyer: { name: string; email: string; timeZone: string | null }
}

/** Loads an order for its invoice, and locks it, so that it gets one invoice. */
export async function lockBilledOrder(db: Connection, orderId: string): Promise<BilledOrder | undefined> {
  const [found] = await db
    .select({
      order: orders,
      lines: orderParts.lines,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      timeZone: users.timeZone,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
    .for('update', { of: orders })
  if (!found) return undefined
  const { order, lines, ...buyer } = found
  return { order, lines, buyer: billedBuyer(buyer) }
}

/** The buyer as an invoice shows them. */
export function billedBuyer({
  firstName,
  lastName,
  email,
  timeZone,
}: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email' | 'timeZone'>): BilledOrder['buyer'] {
  return { name: fullNameOf({ firstName, lastName }), email, timeZone }
}

/** The refund of a credit note. */
export async function findRefund(
  db: Connection,
  id: string,
): Promise<typeof refunds.$inferSelect | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

const numberOfYear = preparedInsert('take-invoice-number', invoiceYears, (db, values, name) =>
  db
    .insert(invoiceYears)
    .values(values)
    .onConflictDoUpdate({
      target: invoiceYears.year,
      set: { lastNumber: sql`${invoiceYears.lastNumber} + 1` },
    })
    .returning({ lastNumber: invoiceYears.lastNumber })
    .prepare(name),
)

/**
 * Takes the next number of a year (INVOICE-2). Other transactions wait for it until this one ends, so that a number is reused
 * if this one rolls back: call it last.
 */
export async function takeNumber(db: Connection, year: number): Promise<number> {
  const [taken] = await numberOfYear(db, [{ year, lastNumber: 1 }])
  if (!taken) throw new Error('insert returned no row')
  return taken.lastNumber
}

const invoiceInsert = preparedInsert('insert-invoice', invoices, (db, values, name) =>
  db.insert(invoices).values(values).returning().prepare(name),
)

/** Inserts an invoice and returns it. */
export async function insertInvoice(
  db: Connection,
  values: Omit<typeof invoices.$inferInsert, 'content'> & { content: InvoiceContent },
): Promise<InvoiceRow> {
  const [row] = await invoiceInsert(db, [values])
  if (!row) throw new Error('insert returned no row')
  return parsed(row)
}

/** The invoice and the credit notes of an order, oldest first. */
export async function listInvoices(db: Connection, orderId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.year), asc(invoices.sequence))
  return rows.map(parsed)
}

const invoiceOfOrder = preparedOnce('invoice-of-order', (db, name) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, sql.placeholder('orderId')),
        eq(invoices.kind, 'invoice'),
        eq(invoices.isCancelled, false),
      ),
    )
    .prepare(name),
)

/** The invoice of an order; undefined if it has none, or if it was cancelled. */
export async function findInvoiceOf(db: Connection, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await invoiceOfOrder(db).execute({ orderId })
  return row && parsed(row)
}

/** Marks an invoice as cancelled. */
export async function markCancelled(db: Connection, id: string): Promise<void> {
  await db.update(invoices).set({ isCancelled: true }).where(eq(invoices.id, id))
}

/** The credit note of a refund. */
export async function findCreditNoteOf(db: Connection, refundId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.refundId, refundId))
  return row && parsed(row)
}

/** The person an order belongs to. */
export async function findOrderOwner(
  db: Connection,
  orderId: string,
): Promise<{ userId: string } | undefined> {
  const [owner] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  return owner
}

/** An invoice and the person it belongs to. */
export async function findInvoice(
  db: Connection,
  id: string,
): Promise<{ invoice: InvoiceRow; userId: string } | undefined> {
  const [found] = await db
    .select({ invoice: invoices, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, id))
  return found && { invoice: parsed(found.invoice), userId: found.userId }
}

function parsed(row: typeof invoices.$inferSelect): InvoiceRow {
  return { ...row, content: z.parse(invoiceContent, row.content) }
}
