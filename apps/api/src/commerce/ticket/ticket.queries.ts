import type { Locale } from '@chignon/contract/platform/locale'
import { and, count, eq, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { users } from '../../platform/db/schema/user.ts'
import { containsWords } from '../../platform/db/search.ts'
import {
  isOver,
  liveMasterclassCardColumns,
  venueColumns,
} from '../../catalogue/live-masterclass/live-masterclass.queries.ts'
import { readTicketCode } from './ticket-code.ts'

/** A ticket with its type, package and event. Drafts are included: a sold ticket outlives the publication of its event. */
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketByCode>>>

function columnsIn(locale: Locale) {
  return {
    id: tickets.id,
    userId: tickets.userId,
    code: tickets.code,
    state: tickets.state,
    holderName: tickets.holderName,
    holderEmail: tickets.holderEmail,
    usedAt: tickets.usedAt,
    usedWhere: tickets.usedWhere,
    checkInId: tickets.checkInId,
    handedOverAt: tickets.handedOverAt,
    orderLineId: tickets.orderLineId,
    orderId: orderLines.orderId,
    paidAt: orders.paidAt,
    linePrice: orderLines.total,
    postponedAt: liveMasterclasses.postponedAt,
    typeId: ticketTypes.id,
    typeName: inLocale(ticketTypes.name, locale),
    usableUntil: ticketTypes.usableUntil,
    packageId: ticketPackages.id,
    packageName: sql<string | null>`${inLocale(ticketPackages.name, locale)}`,
    event: { ...liveMasterclassCardColumns(locale), ...venueColumns() },
  }
}

// `total` is the number of rows of the whole list.
function selectTickets(db: Connection, locale: Locale, total = sql<number>`1`) {
  return db
    .select({ ...columnsIn(locale), total })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
    .innerJoin(categories, eq(categories.id, liveMasterclasses.categoryId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, tickets.ticketPackageId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
}

/** A page of a person's tickets: next event first, then finished ones, latest first; of each event the person's own ticket first. */
export function listTickets(
  db: Connection,
  { userId, now, locale }: { userId: string; now: Date; locale: Locale },
  pageParams: PageParams,
) {
  const over = isOver(now)
  const where = eq(tickets.userId, userId)
  const counted = db.select({ total: count() }).from(tickets).where(where)
  const rows = selectTickets(db, locale, totalOf(counted))
    .where(where)
    .orderBy(
      over,
      sql`case when not (${over}) then ${liveMasterclasses.startsAt} end`,
      sql`${liveMasterclasses.startsAt} desc`,
      liveMasterclasses.id,
      isOfOther(),
      ticketTypes.position,
      tickets.createdAt,
      tickets.id,
    )
  return paginate(pageParams, rows, counted)
}

/** A page of the tickets of an event by the holder's name. `search` is words of name or e-mail address, or the start of a code. */
export function listDoorTickets(
  db: Connection,
  { eventId, search, locale }: { eventId: string; search: string | undefined; locale: Locale },
  pageParams: PageParams,
) {
  const types = db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, eventId))
  const where = and(sql`${tickets.ticketTypeId} in ${types}`, search ? isTicketFoundBy(search) : undefined)
  const counted = db.select({ total: count() }).from(tickets).where(where)
  const rows = selectTickets(db, locale, totalOf(counted))
    .where(where)
    .orderBy(sql`fold(${tickets.holderName})`, tickets.createdAt, tickets.id)
  return paginate(pageParams, rows, counted)
}

// Addresses are compared without regard to case.
function isOfOther(): SQL {
  return sql`lower(${tickets.holderEmail}) <> (select lower(${users.email}::text) from ${users}
    where ${users.id} = ${tickets.userId})`
}

// Fewer characters begin too many codes.
const minCodeStart = 4

/** Whether words of name or e-mail address, or the start of a code, find a ticket. */
export function isTicketFoundBy(search: string): SQL | undefined {
  const code = readTicketCode(search)
  return or(
    containsWords(tickets.searchText, search),
    code.length < minCodeStart ? undefined : sql`starts_with(${tickets.code}, ${code})`,
  )
}

/** Whether the event exists, published or not. */
export async function hasEvent(db: Connection, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: liveMasterclasses.id })
    .from(liveMasterclasses)
    .where(eq(liveMasterclasses.id, id))
  return rows.length > 0
}

/** The ticket of a code; undefined if there is none, or no longer. */
export async function findTicketByCode(db: Connection, code: string, locale: Locale) {
  const [found] = await selectTickets(db, locale).where(eq(tickets.code, code)).limit(1)
  return found
}

/** A ticket of its buyer; undefined if they have no such ticket. */
export async function findTicketOfUser(
  db: Connection,
  { id, userId }: { id: string; userId: string },
  locale: Locale,
): Promise<TicketRow | undefined> {
  const where = and(eq(tickets.id, id), eq(tickets.userId, userId))
  const [found] = await selectTickets(db, locale).where(where).limit(1)
  return found
}

/** Loads a ticket by its id or its code with `SELECT … FOR UPDATE`, so that the second of two changes sees the first. */
export async function lockTicket(
  db: Connection,
  key: { id: string } | { code: string },
  locale: Locale,
): Promise<TicketRow | undefined> {
  const where = 'id' in key ? eq(tickets.id, key.id) : eq(tickets.code, key.code)
  const [found] = await selectTickets(db, locale).where(where).for('update', { of: tickets })
  return found
}

type TicketChange = Partial<
  Pick<
    typeof tickets.$inferInsert,
    | 'code'
    | 'holderName'
    | 'holderEmail'
    | 'state'
    | 'usedAt'
    | 'usedWhere'
    | 'checkInId'
    | 'handedOverAt'
    | 'ticketTypeId'
  >
>

/** Changes a ticket, which must be locked. */
export async function changeTicket(db: Connection, id: string, change: TicketChange): Promise<void> {
  await db.update(tickets).set(change).where(eq(tickets.id, id))
}
