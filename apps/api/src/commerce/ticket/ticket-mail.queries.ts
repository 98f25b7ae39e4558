import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import {
  agendaItems,
  liveMasterclasses,
  ticketPackages,
  ticketTypes,
} from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { users } from '../../platform/db/schema/user.ts'

/**
 * A ticket with all that it shows. `locale` is the language of its order, else the one it was given in, else of its buyer. The buyer of a
 * ticket that the academy gave is its holder.
 */
export type PrintedTicket = {
  ticket: typeof tickets.$inferSelect
  type: typeof ticketTypes.$inferSelect
  extra: typeof ticketPackages.$inferSelect | null
  event: typeof liveMasterclasses.$inferSelect
  agenda: (typeof agendaItems.$inferSelect)[]
  buyerAddress: string
  locale: Locale
}

const locale = sql<Locale>`coalesce(${orders.locale}, ${tickets.locale}, ${users.locale})`

const buyerAddress = sql<string>`coalesce(${users.email}::text, ${tickets.holderEmail})`

/** A ticket for its PDF and mail. */
export async function findPrintedTicket(
  db: Connection,
  ticketId: string,
): Promise<PrintedTicket | undefined> {
  const [found] = await db
    .select({
      ticket: tickets,
      type: ticketTypes,
      extra: ticketPackages,
      event: liveMasterclasses,
      buyerAddress,
      locale,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
    .leftJoin(users, eq(users.id, tickets.userId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, tickets.ticketPackageId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(tickets.id, ticketId))
  if (!found) return undefined
  const agenda = await db
    .select()
    .from(agendaItems)
    .where(eq(agendaItems.liveMasterclassId, found.event.id))
    .orderBy(agendaItems.day, agendaItems.at)
  return { ...found, agenda }
}

/** The addresses of the holders and buyers of tickets. */
export function listTicketAddresses(
  db: Connection,
  ticketIds: string[],
): Promise<{ id: string; holder: string; buyer: string }[]> {
  return db
    .select({ id: tickets.id, holder: tickets.holderEmail, buyer: buyerAddress })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(idIn(tickets.id, ticketIds))
    .orderBy(tickets.createdAt, tickets.id)
}

/** Whether two addresses are the same; upper and lower case do not count. */
export function isSameAddress(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}

/** The addresses of the holders and buyers of an event's tickets that were not refunded, each once. */
export async function listEventAddresses(db: Connection, liveMasterclassId: string): Promise<string[]> {
  const rows = await ofEvent(db, liveMasterclassId)
  const addresses = new Map(rows.flatMap(({ holder, buyer }) => [entry(holder), entry(buyer)]))
  return [...addresses.values()]
}

/** The members who bought or hold a ticket of an event that was not refunded. A holder is known by their verified address. */
export async function listEventPeople(db: Connection, liveMasterclassId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(
      users,
      or(
        eq(users.id, tickets.userId),
        and(
          eq(sql`lower(${users.email})`, sql`lower(${tickets.holderEmail})`),
          isNotNull(users.emailVerifiedAt),
        ),
      ),
    )
    .where(
      and(
        eq(ticketTypes.liveMasterclassId, liveMasterclassId),
        ne(tickets.state, 'refunded'),
        isNull(users.deletedAt),
      ),
    )
  return rows.map(({ id }) => id)
}

/** An event for a mail to one address: whether it bought tickets, or has only some that the academy gave. */
export type AddressedEvent = {
  event: typeof liveMasterclasses.$inferSelect
  locale: Locale
  isBuyer: boolean
  isGiven: boolean
}

/** An event, and the language of the mail about it for one address. */
export async function findEventForMail(
  db: Connection,
  liveMasterclassId: string,
  address: string,
): Promise<AddressedEvent | undefined> {
  const isAddressed = sql`lower(${address}) in (lower(${tickets.holderEmail}), lower(${buyerAddress}))`
  const rows = await ofEvent(db, liveMasterclassId, isAddressed)
  const [first] = rows
  if (!first) return undefined
  const isBuyer = rows.some(({ buyer, isSold }) => isSold && isSameAddress(buyer, address))
  return { event: first.event, locale: first.locale, isBuyer, isGiven: rows.every(({ isSold }) => !isSold) }
}

function ofEvent(db: Connection, liveMasterclassId: string, filter?: SQL) {
  return db
    .select({
      event: liveMasterclasses,
      holder: tickets.holderEmail,
      buyer: buyerAddress,
      isSold: isNotNull(tickets.orderLineId).mapWith(Boolean),
      locale,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
    .leftJoin(users, eq(users.id, tickets.userId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(liveMasterclasses.id, liveMasterclassId), ne(tickets.state, 'refunded'), filter))
    .orderBy(tickets.createdAt, tickets.id)
}

// Addresses are compared without case.
function entry(address: string): [string, string] {
  return [address.toLowerCase(), address]
}
