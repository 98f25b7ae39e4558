import { cleanCode } from '@chignon/contract/platform/clean-text'
import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { users } from '../../platform/db/schema/user.ts'
import { containsWords } from '../../platform/db/search.ts'

/** The columns of a buyer. */
export const buyerColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** The buyer of an order. */
export type Buyer = { id: string; firstName: string; lastName: string; email: string }

type StaffOrderFilter = {
  /** A number, words of name or e-mail address, or an amount. */
  search?: string | undefined
  /** Only orders with money that staff send back by transfer. */
  refund?: 'to_send' | undefined
  state?: typeof orders.$inferSelect.state | undefined
  /** Only unpaid invoices that can be paid until then. */
  dueUntil?: Date | undefined
}

/** A page of order ids with their buyers, newest first. */
export function listStaffOrders(
  db: Connection,
  { search, refund, state, dueUntil }: StaffOrderFilter,
  pageParams: PageParams,
) {
  const where = and(
    search ? isFoundBy(search) : undefined,
    refund && inArray(orders.id, ordersWithMoneyToSend(db)),
    state && eq(orders.state, state),
    dueUntil && isDueBy(dueUntil),
  )
  const counted = db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
  const rows = db
    .select({ id: orders.id, buyer: buyerColumns, total: totalOf(counted) })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), orders.id)
  return paginate(pageParams, rows, counted)
}

/** How long before its end an invoice is due soon, in milliseconds. */
export const dueSoon = 2 * 24 * 60 * 60_000

/** Whether an order is an unpaid invoice that can be paid until a time. */
export function isDueBy(time: Date): SQL {
  // As in the partial index.
  return sql`${orders.state} = 'awaiting_payment' and ${orders.dueAt} <= ${time}`
}

// As in the partial index: with parameters a generic plan could not use it.
const isOpen = sql`${refunds.state} in ('created', 'failed')`

// Transfers, and cards to which the payment provider could not return it (REFUND-9, REFUND-10).
function ordersWithMoneyToSend(db: Connection) {
  return db
    .select({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOpen, or(eq(refunds.state, 'failed'), eq(payments.method, 'transfer'))))
}

function isFoundBy(search: string): SQL | undefined {
  const typed = cleanCode(search)
  const number = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const amount = /^\D{0,2}(\d{1,7})(?:[.,](\d\d))?\D{0,2}$/.exec(typed.replaceAll(' ', ''))
  const cents = amount ? Number(amount[1]) * 100 + Number(amount[2] ?? 0) : null
  return or(
    number === '' ? undefined : ilike(sql`replace(${orders.number}, '-', '')`, `${number}%`),
    containsWords(sql`fold(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`, search),
    cents === null ? undefined : eq(orders.total, cents),
  )
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
