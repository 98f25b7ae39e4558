import { and, eq, gt, inArray, isNotNull, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'

const itemId = sql<string>`coalesce(${orderLines.ticketTypeId}, ${orderLines.ticketPackageId})`
const eventId = sql<string>`coalesce(${ticketTypes.liveMasterclassId}, ${ticketPackages.liveMasterclassId})`

const heldLines = preparedOnce('held-lines', (db, name) =>
  db
    .select({ orderId: orders.id, itemId, eventId, count: orderLines.count })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        inArray(orders.state, ['draft', 'awaiting_payment']),
        inArray(orders.hold, ['held', 'prolonged']),
        gt(orders.heldUntil, sql`${sql.placeholder('now')}::timestamptz`),
        or(isNotNull(orderLines.ticketTypeId), isNotNull(orderLines.ticketPackageId)),
      ),
    )
    .prepare(name),
)

/**
 * The seats and packages that a person holds by unfinished orders of one event each, by ticket type or package: an order of that event
 * takes them over (SEAT-6, ORDER-15).
 */
export async function listHeldSeats(
  db: Connection,
  userId: string | null,
  now: Date,
): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  if (userId === null) return held
  const lines = await heldLines(db).execute({ userId, now: now.toISOString() })
  for (const ofOrder of Map.groupBy(lines, (line) => line.orderId).values()) {
    if (new Set(ofOrder.map((line) => line.eventId)).size > 1) continue
    for (const { itemId: id, count } of ofOrder) held.set(id, (held.get(id) ?? 0) + count)
  }
  return held
}
