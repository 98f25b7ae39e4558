import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { bankTransfers } from '../../platform/db/schema/bank-transfer.ts'
import { orders } from '../../platform/db/schema/order.ts'

/** A row of a bank transfer. */
export type BankTransferRow = typeof bankTransfers.$inferSelect

type Booked = Pick<BankTransferRow, 'orderId' | 'amount' | 'reference' | 'bookedOn' | 'createdAt'> & {
  bankTransactionId?: string | undefined
}

/**
 * Books a bank transfer, once over all orders: references that differ in spaces and case only are the same. Returns the order and the day
 * it was booked with before; null if it is new.
 */
export async function bookTransfer(
  db: Connection,
  booked: Booked,
): Promise<{ orderNumber: string; bookedOn: string } | null> {
  const referenceKey = referenceKeyOf(booked.reference)
  const inserted = await db
    .insert(bankTransfers)
    .values({ ...booked, referenceKey })
    .onConflictDoNothing()
    .returning({ id: bankTransfers.id })
  if (inserted.length > 0) return null
  const [earlier] = await db
    .select({ orderNumber: orders.number, bookedOn: bankTransfers.bookedOn })
    .from(bankTransfers)
    .innerJoin(orders, eq(orders.id, bankTransfers.orderId))
    .where(eq(bankTransfers.referenceKey, referenceKey))
  if (!earlier) throw new Error('a bank transfer was neither booked before nor now')
  return earlier
}

/** The bank transfers of orders, oldest first. */
export function listTransfers(db: Connection, orderIds: string[]): Promise<BankTransferRow[]> {
  return db
    .select()
    .from(bankTransfers)
    .where(idIn(bankTransfers.orderId, orderIds))
    .orderBy(asc(bankTransfers.createdAt), asc(bankTransfers.id))
}

/** The form in which references of a bank are compared: spaces and case do not count. */
export function referenceKeyOf(reference: string): string {
  return reference.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}
