import type { Locale } from '@chignon/contract/platform/locale'
import type { TicketState } from '@chignon/contract/commerce/ticket'
import { isEventTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { isTicketFoundBy } from '../ticket/ticket.queries.ts'

/** A ticket with its event and its order. */
export type StaffTicketRow = NonNullable<Awaited<ReturnType<typeof findStaffTicket>>>

function columnsIn(locale: Locale) {
  return {
    id: tickets.id,
    code: tickets.code,
    state: tickets.state,
    holderName: tickets.holderName,
    holderEmail: tickets.holderEmail,
    usedAt: tickets.usedAt,
    usedWhere: tickets.usedWhere,
    createdAt: tickets.createdAt,
    typeId: ticketTypes.id,
    typeName: inLocale(ticketTypes.name, locale),
    packageId: ticketPackages.id,
    packageName: sql<string | null>`${inLocale(ticketPackages.name, locale)}`,
    eventId: liveMasterclasses.id,
    eventName: inLocale(liveMasterclasses.name, locale),
    startsAt: liveMasterclasses.startsAt,
    timezone: liveMasterclasses.timezone,
    orderId: orders.id,
    orderNumber: orders.number,
  }
}

function selectTickets(db: Connection, locale: Locale, total = sql<number>`1`) {
  return db
    .select({ ...columnsIn(locale), total })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, tickets.ticketPackageId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
}

type TicketFilter = {
  search: string | undefined
  eventId: string | undefined
  typeId: string | undefined
  state: TicketState | undefined
  /** Only of events that this person teaches at. */
  taughtBy: string | null
  /** Whether the number of an order finds its tickets. */
  seesOrders: boolean
}

/** A page of tickets: of the latest event first, by the holder’s name. */
export function listStaffTickets(
  db: Connection,
  filter: TicketFilter,
  locale: Locale,
  pageParams: PageParams,
) {
  const { search, eventId, typeId, state, taughtBy, seesOrders } = filter
  const where = and(
    eventId === undefined ? undefined : eq(ticketTypes.liveMasterclassId, eventId),
    typeId === undefined ? undefined : eq(tickets.ticketTypeId, typeId),
    state === undefined ? undefined : eq(tickets.state, state),
    search ? or(isTicketFoundBy(search), seesOrders ? isOfOrder(db, search) : undefined) : undefined,
    taughtBy === null ? undefined : isEventTaughtBy(sql`${ticketTypes.liveMasterclassId}`, taughtBy),
  )
  const counted = db
    .select({ total: count() })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(where)
  const rows = selectTickets(db, locale, totalOf(counted))
    .where(where)
    .orderBy(
      desc(liveMasterclasses.startsAt),
      liveMasterclasses.id,
      sql`fold(${tickets.holderName})`,
      tickets.createdAt,
      tickets.id,
    )
  return paginate(pageParams, rows, counted)
}

// The characters of an order number, with or without its hyphen.
function isOfOrder(db: Connection, search: string): SQL | undefined {
  const typed = search.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  if (typed.length !== 8) return undefined
  const lines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, `${typed.slice(0, 4)}-${typed.slice(4)}`))
  return inArray(tickets.orderLineId, lines)
}

/** One ticket. */
export async function findStaffTicket(db: Connection, id: string, locale: Locale) {
  const [found] = await selectTickets(db, locale).where(eq(tickets.id, id))
  return found
}

/** The tickets of an event that are valid or used, by the holder’s name. */
export function listAttendees(
  db: Connection,
  { eventId, typeId }: { eventId: string; typeId?: string | undefined },
  locale: Locale,
) {
  return selectTickets(db, locale)
    .where(
      and(
        eq(ticketTypes.liveMasterclassId, eventId),
        inArray(tickets.state, ['valid', 'used']),
        typeId === undefined ? undefined : eq(tickets.ticketTypeId, typeId),
      ),
    )
    .orderBy(sql`fold(${tickets.holderName})`, tickets.createdAt, tickets.id)
}

/** The order of a ticket; undefined if it has none. */
export async function findOrderOfTicket(db: Connection, ticketId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orderLines.orderId })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .where(eq(tickets.id, ticketId))
  return found?.id
}

/** Counts one more of a line as returned. Returns whether there was one. */
export async function returnOne(db: Connection, line: SQL): Promise<boolean> {
  const changed = await db
    .update(orderLines)
    .set({ returnedCount: sql`${orderLines.returnedCount} + 1` })
    .where(and(line, lt(orderLines.returnedCount, orderLines.count)))
    .returning({ id: orderLines.id })
  return changed.length > 0
}

/** The line of an order that a ticket was bought with. */
export function lineIs(id: string): SQL {
  return eq(orderLines.id, id)
}

/** The line of an order with a package. */
export function isPackageLine(orderId: string, ticketPackageId: string): SQL {
  return sql`${orderLines.orderId} = ${orderId} and ${orderLines.ticketPackageId} = ${ticketPackageId}`
}
