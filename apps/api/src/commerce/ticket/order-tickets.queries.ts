import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { orderLines } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

/** A ticket of an order. */
export type OrderTicket = Pick<
  typeof tickets.$inferSelect,
  'id' | 'orderLineId' | 'ticketTypeId' | 'ticketPackageId' | 'state' | 'holderName' | 'holderEmail'
>

/** The tickets of orders by when they were issued, then by holder. */
export function listOrderTickets(
  db: Connection,
  orderIds: string[],
): Promise<(OrderTicket & { orderId: string })[]> {
  return selectTickets(db, orderIds)
}

/** Loads the tickets of an order with `SELECT … FOR UPDATE`, so that none is used or handed over while it is returned. */
export function lockOrderTickets(db: Connection, orderId: string): Promise<OrderTicket[]> {
  return selectTickets(db, [orderId]).for('update', { of: tickets })
}

function selectTickets(db: Connection, orderIds: string[]) {
  return db
    .select({
      id: tickets.id,
      orderId: orderLines.orderId,
      orderLineId: tickets.orderLineId,
      ticketTypeId: tickets.ticketTypeId,
      ticketPackageId: tickets.ticketPackageId,
      state: tickets.state,
      holderName: tickets.holderName,
      holderEmail: tickets.holderEmail,
    })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .where(idIn(orderLines.orderId, orderIds))
    .orderBy(tickets.createdAt, tickets.holderName, tickets.id)
}

/** Makes tickets void that were returned. */
export async function refundTickets(db: Connection, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.update(tickets).set({ state: 'refunded' }).where(idIn(tickets.id, ids))
}

/** Removes a package that was returned without its tickets from the valid tickets of an order. */
export async function removePackage(
  db: Connection,
  { orderId, ticketPackageId }: { orderId: string; ticketPackageId: string },
): Promise<void> {
  const lines = db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId))
  await db
    .update(tickets)
    .set({ ticketPackageId: null })
    .where(
      and(
        inArray(tickets.orderLineId, lines),
        eq(tickets.ticketPackageId, ticketPackageId),
        eq(tickets.state, 'valid'),
      ),
    )
}
