import { and, desc, eq, gte, lt, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { users } from '../../platform/db/schema/user.ts'
import type { Period } from './period.ts'
import { buyerColumns } from './staff-order.queries.ts'

/** A line of an order with its buyer. */
export type Booking = Awaited<ReturnType<typeof listBookings>>[number]

const ordersPerBatch = 200

/** The lines of all orders of a period, newest first, some orders at a time, so that any number can be exported. */
export async function* bookingsOf(db: () => Connection, period: Period): AsyncGenerator<Booking[]> {
  let after: { id: string; createdAt: Date } | undefined
  for (;;) {
    const batch = await listOrders(db(), period, after)
    after = batch.at(-1)
    if (!after) return
    yield await listBookings(
      db(),
      batch.map(({ id }) => id),
    )
  }
}

function listOrders(
  db: Connection,
  { from, until }: Period,
  after: { id: string; createdAt: Date } | undefined,
) {
  return db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        from ? gte(orders.createdAt, from) : undefined,
        until ? lt(orders.createdAt, until) : undefined,
        after &&
          sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ordersPerBatch)
}

function listBookings(db: Connection, orderIds: string[]) {
  return db
    .select({ order: orders, line: orderLines, buyer: buyerColumns })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(idIn(orders.id, orderIds))
    .orderBy(desc(orders.createdAt), desc(orders.id), orderLines.position)
}
