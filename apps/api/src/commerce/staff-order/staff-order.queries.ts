import { and, count, desc, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isWanted, type StaffOrderFilter } from './order-filter.queries.ts'

/** The columns of a buyer. */
export const buyerColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** The buyer of an order. */
export type Buyer = { id: string; firstName: string; lastName: string; email: string }

/** A page of order ids with their buyers, newest first. */
export function listStaffOrders(
  db: Connection,
  filter: StaffOrderFilter,
  { now, ...pageParams }: PageParams & { now: Date },
) {
  const where = isWanted(db, filter, now)
  const counted = db.select({ total: count() }).from(orders).where(where)
  const rows = db
    .select({ id: orders.id, buyer: buyerColumns, total: totalOf(counted) })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return paginate(pageParams, rows, counted)
}

/** The buyer of an order. */
export async function findBuyer(db: Connection, orderId: string): Promise<Buyer | undefined> {
  const [found] = await db
    .select(buyerColumns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return found
}

/** Loads an event with `SELECT … FOR UPDATE`. */
export async function lockEvent(db: Connection, id: string) {
  const [found] = await db.select().from(liveMasterclasses).where(eq(liveMasterclasses.id, id)).for('update')
  return found
}

/** Changes an event. */
export async function changeEvent(
  db: Connection,
  id: string,
  values: Partial<
    Pick<
      typeof liveMasterclasses.$inferInsert,
      'startsAt' | 'endsAt' | 'schedule' | 'previousStartsAt' | 'postponedAt'
    >
  >,
): Promise<void> {
  await db.update(liveMasterclasses).set(values).where(eq(liveMasterclasses.id, id))
}

/** Moves until when tickets and packages of an event can be used, where that is before its end. */
export async function moveTicketUse(db: Connection, eventId: string, byMs: number): Promise<void> {
  for (const table of [ticketTypes, ticketPackages]) {
    await db
      .update(table)
      .set({ usableUntil: sql`${table.usableUntil} + make_interval(secs => ${byMs / 1000})` })
      .where(and(eq(table.liveMasterclassId, eventId), isNotNull(table.usableUntil)))
  }
}

/** Makes the tickets of an event that were not used void. */
export async function cancelTicketsOf(db: Connection, eventId: string): Promise<void> {
  const types = db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, eventId))
  await db
    .update(tickets)
    .set({ state: 'cancelled' })
    .where(sql`${tickets.ticketTypeId} in ${types} and ${tickets.state} = 'valid'`)
}

/** Finds a kind of ticket. */
export async function findTicketType(db: Connection, id: string) {
  const [found] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, id))
  return found
}

/** Changes how many seats a kind of ticket has. */
export async function changeSeatCount(db: Connection, id: string, seats: number): Promise<void> {
  await db.update(ticketTypes).set({ seats }).where(eq(ticketTypes.id, id))
}
