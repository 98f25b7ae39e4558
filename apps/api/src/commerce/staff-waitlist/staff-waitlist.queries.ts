import { openWaitlistStates } from '@chignon/contract/commerce/waitlist'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { and, asc, count, eq, inArray, isNull, lt, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { users } from '../../platform/db/schema/user.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import type { WaitlistRow } from '../waitlist/waitlist.queries.ts'

/** An open entry of an event’s waiting list with its person. */
export type ListedEntry = Awaited<ReturnType<typeof listWaiting>>['rows'][number]

/** A page of the open entries of an event, in the order of joining. */
export function listWaiting(db: Connection, eventId: string, locale: Locale, pageParams: PageParams) {
  const where = and(
    eq(waitlistEntries.liveMasterclassId, eventId),
    inArray(waitlistEntries.state, openWaitlistStates),
  )
  const counted = db.select({ total: count() }).from(waitlistEntries).where(where)
  const rows = db
    .select({
      entry: waitlistEntries,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      typeName: inLocale(ticketTypes.name, locale),
      packageName: inLocale(ticketPackages.name, locale),
      // The table has another name inside, because the outer row is compared with the rows of others.
      place: sql<number>`(select count(*)::int from ${waitlistEntries} before
        where before.live_masterclass_id = ${waitlistEntries.liveMasterclassId}
          and before.ticket_type_id = ${waitlistEntries.ticketTypeId}
          and before.state = 'waiting' and before.skipped_at is null
          and before.number <= ${waitlistEntries.number})`,
      total: totalOf(counted),
    })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, waitlistEntries.ticketPackageId))
    .where(where)
    .orderBy(asc(waitlistEntries.number))
  return paginate(pageParams, rows, counted)
}

/** An entry of anyone; undefined if there is none. */
export async function findAnyEntry(db: Connection, id: string): Promise<WaitlistRow | undefined> {
  const [found] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id))
  return found
}

/** How many wait for the same kind of ticket, joined before, and are not skipped. */
export async function countBefore(db: Connection, entry: WaitlistRow): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.ticketTypeId, entry.ticketTypeId),
        eq(waitlistEntries.state, 'waiting'),
        isNull(waitlistEntries.skippedAt),
        lt(waitlistEntries.number, entry.number),
      ),
    )
  return row?.total ?? 0
}

/** Says that an entry is skipped, or no longer, while the seats of its event are locked. */
export async function setSkipped(
  db: Connection,
  id: string,
  skipped: { skippedAt: Date | null; skipReason: string | null },
): Promise<void> {
  await db.update(waitlistEntries).set(skipped).where(eq(waitlistEntries.id, id))
}
