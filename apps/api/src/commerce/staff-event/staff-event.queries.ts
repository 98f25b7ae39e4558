import type { Locale } from '@chignon/contract/platform/locale'
import { isOver } from '../../catalogue/live-masterclass/live-masterclass.queries.ts'
import { isEventTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { and, count, eq, not, sql } from '../../platform/db/drizzle.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import { containsWords } from '../../platform/db/search.ts'

/** An event in the list of those who run it. */
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

function columnsIn(locale: Locale) {
  return {
    id: liveMasterclasses.id,
    slug: liveMasterclasses.slug,
    name: inLocale(liveMasterclasses.name, locale),
    city: inLocale(liveMasterclasses.city, locale),
    startsAt: liveMasterclasses.startsAt,
    endsAt: liveMasterclasses.endsAt,
    timezone: liveMasterclasses.timezone,
    schedule: liveMasterclasses.schedule,
    publishedAt: liveMasterclasses.publishedAt,
    venueName: liveMasterclasses.venueName,
  }
}

type EventFilter = {
  when: 'coming' | 'past'
  now: Date
  search: string | undefined
  /** Only events that this person teaches at. */
  taughtBy: string | null
}

/** A page of coming events, the next first, or of past ones, the latest first. */
export function listEvents(
  db: Connection,
  { when, now, search, taughtBy }: EventFilter,
  locale: Locale,
  pageParams: PageParams,
) {
  const { id, name, city, startsAt } = liveMasterclasses
  const where = and(
    when === 'past' ? isOver(now) : not(isOver(now)),
    search
      ? containsWords(sql`fold(${inLocale(name, locale)} || ' ' || ${inLocale(city, locale)})`, search)
      : undefined,
    taughtBy === null ? undefined : isEventTaughtBy(sql`${id}`, taughtBy),
  )
  const counted = db.select({ total: count() }).from(liveMasterclasses).where(where)
  const rows = db
    .select({ ...columnsIn(locale), total: totalOf(counted) })
    .from(liveMasterclasses)
    .where(where)
    .orderBy(when === 'past' ? sql`${startsAt} desc` : startsAt, id)
  return paginate(pageParams, rows, counted)
}

/** One event. */
export async function findEvent(db: Connection, id: string, locale: Locale) {
  const [found] = await db
    .select(columnsIn(locale))
    .from(liveMasterclasses)
    .where(eq(liveMasterclasses.id, id))
  return found
}

/** A kind of ticket with its seats. */
export type TypeFigures = Awaited<ReturnType<typeof listTypeFigures>>[number]

/** The kinds of tickets of events with their seats: sold, given, held, left and wanted. */
export function listTypeFigures(db: Connection, eventIds: string[], locale: Locale) {
  const issued = (given: boolean) => sql<number>`(select count(*)::int from ${tickets}
    where ${tickets.ticketTypeId} = ${ticketTypes.id} and ${tickets.state} in ('valid', 'used')
      and (${tickets.orderLineId} is null) = ${sql.raw(String(given))})`
  const ofOrders = sql`(select coalesce(sum(${orderLines.count} - ${orderLines.returnedCount}), 0)
    from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.ticketTypeId} = ${ticketTypes.id} and ${orders.hold} in ('held', 'prolonged', 'billed'))`
  const ofList = (state: 'waiting' | 'offered') => sql`(select coalesce(sum(${waitlistEntries.count}), 0)
    from ${waitlistEntries}
    where ${waitlistEntries.ticketTypeId} = ${ticketTypes.id}
      and ${waitlistEntries.state} = ${sql.raw(`'${state}'`)})`
  return (
    db
      .select({
        id: ticketTypes.id,
        eventId: ticketTypes.liveMasterclassId,
        name: inLocale(ticketTypes.name, locale),
        price: ticketTypes.price,
        currency: ticketTypes.currency,
        seats: ticketTypes.seats,
        sold: issued(false),
        given: issued(true),
        held: sql<number>`(${ofOrders} + ${ofList('offered')})::int`,
        left: sql<number>`${ticketTypes.seats} - ${ticketTypes.seatsTaken}`,
        waiting: sql<number>`(${ofList('waiting')})::int`,
      })
      .from(ticketTypes)
      // With a single table drizzle would leave out the names of tables, also in the subqueries.
      .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
      .where(idIn(ticketTypes.liveMasterclassId, eventIds))
      .orderBy(ticketTypes.position, ticketTypes.id)
  )
}

/** The packages of an event. */
export function listPackages(db: Connection, eventId: string, locale: Locale) {
  return db
    .select({ id: ticketPackages.id, name: inLocale(ticketPackages.name, locale) })
    .from(ticketPackages)
    .where(eq(ticketPackages.liveMasterclassId, eventId))
    .orderBy(ticketPackages.position, ticketPackages.id)
}

/** How many tickets of an event were used. */
export async function countCheckedIn(db: Connection, eventId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(and(eq(ticketTypes.liveMasterclassId, eventId), eq(tickets.state, 'used')))
  return row?.total ?? 0
}
