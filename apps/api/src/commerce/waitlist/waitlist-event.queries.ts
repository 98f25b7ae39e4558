import { waitlistClosesHours } from '@chignon/contract/commerce/commerce-rules'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import { takesPlace } from '../../catalogue/live-masterclass/live-masterclass.queries.ts'

const columns = {
  id: liveMasterclasses.id,
  startsAt: liveMasterclasses.startsAt,
  endsAt: liveMasterclasses.endsAt,
  schedule: liveMasterclasses.schedule,
  publishedAt: liveMasterclasses.publishedAt,
}

/** An event, as far as its waiting list depends on it. */
export type WaitlistEvent = NonNullable<Awaited<ReturnType<typeof findWaitlistEvent>>>

/** Finds the event of a waiting list. */
export async function findWaitlistEvent(db: Connection, id: string) {
  const [found] = await db.select(columns).from(liveMasterclasses).where(eq(liveMasterclasses.id, id))
  return found
}

/** Finds the event of a ticket type. */
export async function findEventOfType(db: Connection, ticketTypeId: string) {
  const [found] = await db
    .select(columns)
    .from(liveMasterclasses)
    .innerJoin(ticketTypes, eq(ticketTypes.liveMasterclassId, liveMasterclasses.id))
    .where(eq(ticketTypes.id, ticketTypeId))
  return found
}

/** The ids of the events whose waiting list `settleWaitlist` would change: an offer has ended, the list closes, or seats are left. */
export async function listUnsettledEvents(db: Connection, now: Date): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`
  const isGone = sql`(${liveMasterclasses.publishedAt} is null or not (${takesPlace()}))`
  const isClosed = sql`(${isGone} or ${liveMasterclasses.schedule} <> 'postponed'
    and ${liveMasterclasses.startsAt} - make_interval(hours => ${waitlistClosesHours}) <= ${time})`
  const fits = sql`(${liveMasterclasses.schedule} <> 'postponed' and ${ticketTypes.seats} - ${ticketTypes.seatsTaken} >= ${waitlistEntries.count}
    and coalesce(${ticketTypes.usableUntil}, ${liveMasterclasses.endsAt}) > ${time}
    and (${waitlistEntries.ticketPackageId} is null or (
      ${ticketPackages.stock} - ${ticketPackages.stockTaken} >= ${waitlistEntries.count}
      and coalesce(${ticketPackages.usableUntil}, ${liveMasterclasses.endsAt}) > ${time})))`
  const rows = await db
    .selectDistinct({ id: waitlistEntries.liveMasterclassId })
    .from(waitlistEntries)
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, waitlistEntries.liveMasterclassId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, waitlistEntries.ticketPackageId))
    .where(
      sql`(${waitlistEntries.state} = 'offered'
          and (${isGone} or ${liveMasterclasses.schedule} <> 'postponed' and ${waitlistEntries.offerEndsAt} <= ${time}))
        or (${waitlistEntries.state} = 'waiting' and (${isClosed} or (${waitlistEntries.skippedAt} is null and ${fits})))`,
    )
    .orderBy(waitlistEntries.liveMasterclassId)
  return rows.map(({ id }) => id)
}
