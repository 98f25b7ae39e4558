import { and, eq, gte, isNotNull, lt, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import type { Period } from '../staff-order/period.ts'

// An event is sold as its tickets and packages.
const productId = sql<string>`coalesce(${orderLines.courseId}, ${orderLines.programId},
  ${orderLines.onlineMasterclassId}, ${orderLines.subscriptionPlanId},
  ${ticketTypes.liveMasterclassId}, ${ticketPackages.liveMasterclassId})`

/** What was paid of some products in a period, one row for each product and currency, the highest sum first. */
export function sumSales(db: Connection, productIds: string[], { from, until }: Period) {
  const sum = sql<number>`sum(${orderLines.total})`.mapWith(Number)
  return db
    .select({
      productId,
      currency: orders.currency,
      orders: sql`count(distinct ${orders.id})`.mapWith(Number),
      // A package comes with a ticket, which is counted.
      count: sql`sum(case when ${orderLines.type} = 'package' then 0
        else ${orderLines.count} - ${orderLines.returnedCount} end)`.mapWith(Number),
      sum,
      refunded: sql`sum(${orderLines.refunded})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(
      and(
        isNotNull(orders.paidAt),
        from ? gte(orders.paidAt, from) : undefined,
        until ? lt(orders.paidAt, until) : undefined,
        sql`${productId} = any(${sql.param(productIds)}::uuid[])`,
      ),
    )
    .groupBy(productId, orders.currency)
    .orderBy(sql`${sum} desc`, productId)
}
