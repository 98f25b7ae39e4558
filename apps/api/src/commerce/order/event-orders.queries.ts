import { eq, or } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines } from '../../platform/db/schema/order.ts'

/** The ids of the orders of an event's tickets and packages. */
export async function listEventOrders(db: Connection, eventId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(or(eq(ticketTypes.liveMasterclassId, eventId), eq(ticketPackages.liveMasterclassId, eventId)))
    .orderBy(orderLines.orderId)
  return rows.map(({ id }) => id)
}
