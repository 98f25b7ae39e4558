import { asc, eq, max } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'

/** A line of an order, and until when what it sold can be followed. */
export type MailedLine = typeof orderLines.$inferSelect & { accessEndsAt: Date | null }

/** An order and its buyer, for mails. */
export type MailedOrder = {
  order: typeof orders.$inferSelect
  lines: MailedLine[]
  firstName: string
  /** Where the buyer is; null if that is not known. */
  timeZone: string | null
}

/** The address of the buyer of an order. */
export async function findBuyerAddress(db: Connection, orderId: string): Promise<string> {
  const [buyer] = await db
    .select({ email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!buyer) throw new Error(`there is no order ${orderId}`)
  return buyer.email
}

/** The address of the buyer to whom a refund is made. */
export async function findRefundedAddress(db: Connection, refundId: string): Promise<string> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) throw new Error(`there is no refund ${refundId}`)
  return findBuyerAddress(db, refund.orderId)
}

/** Until when the invoice of an order is to be paid; null if it is not paid by bank transfer. */
export async function findDueDate(db: Connection, orderId: string): Promise<Date | null> {
  const [order] = await db.select({ dueAt: orders.dueAt }).from(orders).where(eq(orders.id, orderId))
  return order?.dueAt ?? null
}

/** An order for a mail; undefined if its buyer's account was deleted. */
export async function findMailedOrder(db: Connection, orderId: string): Promise<MailedOrder | undefined> {
  const [found] = await db
    .select({
      order: orders,
      firstName: users.firstName,
      timeZone: users.timeZone,
      deletedAt: users.deletedAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!found || found.deletedAt) return undefined
  const rows = await db
    .select({ line: orderLines, accessEndsAt: max(accesses.endsAt) })
    .from(orderLines)
    .leftJoin(accesses, eq(accesses.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.position))
  const lines = rows.map(({ line, accessEndsAt: ends }) => ({ ...line, accessEndsAt: ends }))
  return { order: found.order, lines, firstName: found.firstName, timeZone: found.timeZone }
}

/** A refund, for a mail. */
export async function findMailedRefund(
  db: Connection,
  refundId: string,
): Promise<{ refund: typeof refunds.$inferSelect; mailed: MailedOrder } | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  const mailed = refund && (await findMailedOrder(db, refund.orderId))
  return mailed && { refund, mailed }
}
