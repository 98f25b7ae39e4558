import { cleanCode } from '@chignon/contract/platform/clean-text'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isPersonNamed } from '../../platform/person/person-search.queries.ts'
import type { Period } from './period.ts'

/** Which orders staff list. */
export type StaffOrderFilter = {
  /** A number, words of name or e-mail address, or an amount. */
  search?: string | undefined
  state?: typeof orders.$inferSelect.state | undefined
  /** With money that staff send back by transfer, or of which more was paid than they cost. */
  refund?: 'to_send' | 'overpaid' | undefined
  due?: 'soon' | 'over' | undefined
  /** Not paid after a card was declined. */
  payment?: 'failed' | undefined
  /** The id of what was sold. */
  product?: string | undefined
  period?: Period
}

/** How long before its end an invoice is due soon, in milliseconds. */
export const dueSoon = 2 * 24 * 60 * 60_000

/** The condition of a filter on `orders`. */
export function isWanted(
  db: Connection,
  { search, state, refund, due, payment, product, period }: StaffOrderFilter,
  now: Date,
): SQL | undefined {
  return and(
    search ? isFoundBy(db, search) : undefined,
    state && eq(orders.state, state),
    refund && inArray(orders.id, refund === 'to_send' ? ordersWithMoneyToSend(db) : overpaidOrders(db)),
    due && (due === 'soon' ? isDueBy(new Date(now.getTime() + dueSoon)) : isOverdueAt(now)),
    payment && and(sql`${orders.paidAt} is null`, inArray(orders.id, ordersWithDeclinedCard(db))),
    product === undefined ? undefined : inArray(orders.id, ordersOf(db, product)),
    period?.from ? gte(orders.createdAt, period.from) : undefined,
    period?.until ? lt(orders.createdAt, period.until) : undefined,
  )
}

/** Whether an order is an unpaid invoice that can be paid until a time. */
export function isDueBy(time: Date): SQL {
  // As in the partial index.
  return sql`${orders.state} = 'awaiting_payment' and ${orders.dueAt} <= ${time}`
}

// As in the partial index.
function isOverdueAt(now: Date): SQL {
  return sql`${orders.state} in ('awaiting_payment', 'expired') and ${orders.dueAt} <= ${now}`
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

function overpaidOrders(db: Connection) {
  return db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(sql`${refunds.reason} = 'overpaid'`)
}

function ordersWithDeclinedCard(db: Connection) {
  return db
    .select({ id: payments.orderId })
    .from(payments)
    .where(sql`${payments.state} = 'declined'`)
}

// The ids of tickets and packages are arrays: with subqueries, a condition over several columns uses no index.
function ordersOf(db: Connection, product: string) {
  const ofEvent = (table: typeof ticketTypes | typeof ticketPackages) =>
    sql`any(array(${db.select({ id: table.id }).from(table).where(eq(table.liveMasterclassId, product))}))`
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      or(
        eq(orderLines.courseId, product),
        eq(orderLines.programId, product),
        eq(orderLines.onlineMasterclassId, product),
        eq(orderLines.subscriptionPlanId, product),
        sql`${orderLines.ticketTypeId} = ${ofEvent(ticketTypes)}`,
        sql`${orderLines.ticketPackageId} = ${ofEvent(ticketPackages)}`,
      ),
    )
}

// A union, so that each way of finding an order uses its own index. Names and addresses are left out where the text can only be a number
// or an amount.
function isFoundBy(db: Connection, search: string): SQL {
  const typed = cleanCode(search)
  const number = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const amount = /^\D{0,2}(\d{1,7})(?:[.,](\d\d))?\D{0,2}$/.exec(typed.replaceAll(' ', ''))
  const cents = amount ? Number(amount[1]) * 100 + Number(amount[2] ?? 0) : null
  const isWholeNumber = /^[0-9A-Z]{4}-?[0-9A-Z]{4}$/i.test(typed) && /[-\d]/.test(typed)
  const isPrice = amount?.[2] !== undefined
  const ids = (where: SQL) => db.select({ id: orders.id }).from(orders).where(where)
  const people = db.select({ id: users.id }).from(users).where(isPersonNamed(search))
  const ways = [
    ...(isWholeNumber || isPrice ? [] : [ids(inArray(orders.userId, people))]),
    ...(number === '' ? [] : [ids(sql`replace(${orders.number}, '-', '') like ${`${number}%`}`)]),
    ...(cents === null ? [] : [ids(eq(orders.total, cents))]),
  ]
  return sql`${orders.id} in (${sql.join(ways, sql` union all `)})`
}
