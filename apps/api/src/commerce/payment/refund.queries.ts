import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'

type PaymentMethod = typeof payments.$inferSelect.method

/** A row of a refund. */
export type RefundRow = typeof refunds.$inferSelect

/** A refund to be made. */
export type NewRefund = Pick<typeof refunds.$inferInsert, 'orderId' | 'paymentId' | 'amount' | 'reason'>

/** Inserts a refund and returns its id. */
export async function insertRefund(db: Connection, values: NewRefund): Promise<string> {
  const [row] = await db.insert(refunds).values(values).returning({ id: refunds.id })
  if (!row) throw new Error('the refund was not inserted')
  return row.id
}

/** Finds a refund. */
export async function findRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id))
  return found
}

/** Finds the refund that a provider knows by its own id. */
export async function findRefundByProviderId(
  db: Connection,
  providerId: string,
): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.providerId, providerId))
  return found
}

/** The refunds of an order, oldest first. */
export function listRefunds(db: Connection, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** The refunds of orders, oldest first, each with how it was paid. */
export async function listRefundsOf(
  db: Connection,
  orderIds: string[],
): Promise<(RefundRow & { method: PaymentMethod })[]> {
  const rows = await db
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(idIn(refunds.orderId, orderIds))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.map(({ refund, method }) => ({ ...refund, method }))
}

/** Changes a refund. */
export async function changeRefund(
  db: Connection,
  id: string,
  values: Pick<Partial<typeof refunds.$inferInsert>, 'state' | 'providerId' | 'reference'>,
): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id))
}
