import type { Billing } from '@chignon/contract/billing'
import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { paginate, totalOf, type PageParams } from '../db/page.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../db/schema/live-masterclass.ts'
import { orderAttendees, orderLines, orders } from '../db/schema/order.ts'
import { newestPayments, type PaymentRow } from '../payment/payment.queries.ts'
import { holdEventOf, holdStates } from './hold.states.ts'
import { orderStates, type OrderEvent } from './order.states.ts'

/** A row of an order, without its lines. */
export type OrderRow = typeof orders.$inferSelect

/** A row of a line. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** The event of a line of tickets or packages. */
export type LineEvent = Pick<
  typeof liveMasterclasses.$inferSelect,
  'id' | 'startsAt' | 'schedule' | 'postponedAt'
>

/** A line, with the event of tickets and packages. */
export type OrderLine = OrderLineRow & { event: LineEvent | null }

/** An order with its lines, its attendees, its payment, and when its first event starts. */
export type OrderWithLines = OrderRow & {
  lines: OrderLine[]
  attendees: (typeof orderAttendees.$inferSelect)[]
  eventStartsAt: Date | null
  /** The newest payment attempt. */
  payment: PaymentRow | null
}

/** Finds an order with its lines; undefined if it does not exist. */
export async function findOrder(db: Connection, id: string): Promise<OrderWithLines | undefined> {
  const [found] = await withLines(db, await db.select().from(orders).where(eq(orders.id, id)))
  return found
}

/** Finds an order without its lines; undefined if it does not exist. */
export async function findOrderRow(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id))
  return found
}

/** The id and the digest of the order that a person placed with an idempotency key. */
export async function findOrderByKey(db: Connection, userId: string, idempotencyKey: string) {
  const [found] = await db
    .select({ id: orders.id, bodyDigest: orders.bodyDigest })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)))
  return found
}

/** A page of a person's orders, newest first. */
export async function listOrders(db: Connection, userId: string, pageParams: PageParams) {
  const where = eq(orders.userId, userId)
  const counted = db.select({ total: count() }).from(orders).where(where)
  const rows = db
    .select({ order: orders, total: totalOf(counted) })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), orders.id)
  const page = await paginate(pageParams, rows, counted)
  return {
    total: page.total,
    rows: await withLines(
      db,
      page.rows.map(({ order }) => order),
    ),
  }
}

async function withLines(db: Connection, rows: OrderRow[]): Promise<OrderWithLines[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db
    .select({
      line: orderLines,
      event: {
        id: liveMasterclasses.id,
        startsAt: liveMasterclasses.startsAt,
        schedule: liveMasterclasses.schedule,
        postponedAt: liveMasterclasses.postponedAt,
      },
    })
    .from(orderLines)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .leftJoin(
      liveMasterclasses,
      sql`${liveMasterclasses.id} = coalesce(${ticketTypes.liveMasterclassId}, ${ticketPackages.liveMasterclassId})`,
    )
    .where(idIn(orderLines.orderId, ids))
    .orderBy(orderLines.position)
  const attendees = await db
    .select()
    .from(orderAttendees)
    .where(idIn(orderAttendees.orderId, ids))
    .orderBy(orderAttendees.position)
  const paymentOf = await newestPayments(db, ids)
  return rows.map((row) => {
    const own = lines.filter(({ line }) => line.orderId === row.id)
    const starts = own.flatMap(({ event }) => (event ? [event.startsAt.getTime()] : []))
    return {
      ...row,
      lines: own.map(({ line, event }) => ({ ...line, event })),
      attendees: attendees.filter(({ orderId }) => orderId === row.id),
      eventStartsAt: starts.length > 0 ? new Date(Math.min(...starts)) : null,
      payment: paymentOf.get(row.id) ?? null,
    }
  })
}

/** Loads an order with `SELECT … FOR UPDATE`; undefined if it does not exist. The first lock of every change of an order. */
export async function lockOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  return found
}

/** The lines of an order in order. */
export function listOrderLines(db: Connection, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** How many unpaid orders of a person hold seats. */
export async function countHolds(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ holds: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'draft'), isNotNull(orders.hold)))
  return row?.holds ?? 0
}

/**
 * Changes the state of a locked order and of its hold by the tables in `order.states.ts` and `hold.states.ts`, with the times that
 * belong to it. Throws for an event that its state does not accept.
 */
export async function changeOrderState(
  db: Connection,
  order: Pick<OrderRow, 'id' | 'state' | 'hold'>,
  event: OrderEvent,
  now: Date,
): Promise<OrderRow> {
  const state = orderStates.next(order.state, event)
  const holdEvent = holdEventOf[event]
  const isPaid = event === 'pay' || event === 'payLate'
  const isClosed = state === 'cancelled' || state === 'expired'
  const [changed] = await db
    .update(orders)
    .set({
      state,
      ...(order.hold && holdEvent ? { hold: holdStates.next(order.hold, holdEvent) } : {}),
      ...(isPaid ? { paidAt: now, heldUntil: null, closedAt: null } : {}),
      ...(isClosed ? { closedAt: now, heldUntil: null } : {}),
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning()
  if (!changed) throw new Error(`the order ${order.id} was not locked when its state changed`)
  return changed
}

/** Changes values of an order other than its state. */
export async function changeOrder(
  db: Connection,
  id: string,
  values: Partial<Omit<OrderRow, 'id' | 'state' | 'billing'>> & { billing?: Billing },
): Promise<void> {
  await db.update(orders).set(values).where(eq(orders.id, id))
}
