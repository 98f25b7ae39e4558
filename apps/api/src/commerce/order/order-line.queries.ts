import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines } from '../../platform/db/schema/order.ts'
import type { OrderLineRow } from './order-parts.queries.ts'

/** The lines of an order in order, with the event of a ticket or a package. */
export function listLinesWithEvents(db: Connection, orderId: string) {
  return db
    .select({
      line: orderLines,
      ticketEventId: ticketTypes.liveMasterclassId,
      packageEventId: ticketPackages.liveMasterclassId,
    })
    .from(orderLines)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
}

/** Changes the amounts of a line. */
export async function changeLineAmounts(
  db: Connection,
  id: string,
  amounts: Partial<Pick<OrderLineRow, 'subtotal' | 'discount' | 'tax' | 'total'>>,
): Promise<void> {
  await db.update(orderLines).set(amounts).where(eq(orderLines.id, id))
}

/** Inserts lines that were taken from another order. */
export function insertCopies(
  db: Connection,
  lines: (typeof orderLines.$inferInsert)[],
): Promise<OrderLineRow[]> {
  return db.insert(orderLines).values(lines).returning()
}

/** Deletes some lines. */
export async function deleteLines(db: Connection, ids: string[]): Promise<void> {
  await db.delete(orderLines).where(idIn(orderLines.id, ids))
}

/** Deletes all lines of an order. */
export async function deleteLinesOf(db: Connection, orderId: string): Promise<void> {
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId))
}
