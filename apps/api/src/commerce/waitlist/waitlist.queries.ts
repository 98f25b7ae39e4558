import type { Locale } from '@chignon/contract/platform/locale'
import { openWaitlistStates, type WaitlistForm } from '@chignon/contract/commerce/waitlist'
import { and, asc, count, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import type { WantedSeats } from './waitlist.rules.ts'
import { waitlistStates, type WaitlistEvent } from './waitlist.states.ts'

/** A row of a waiting list. */
export type WaitlistRow = typeof waitlistEntries.$inferSelect

type Filter = { userId: string; id?: string | undefined; liveMasterclassId?: string | undefined }

/** The open entries of a person, next event first. */
export function listWaitlist(db: Connection, filter: Filter, locale: Locale, pageParams: PageParams) {
  const where = and(
    eq(waitlistEntries.userId, filter.userId),
    inArray(waitlistEntries.state, openWaitlistStates),
    filter.id ? eq(waitlistEntries.id, filter.id) : undefined,
    filter.liveMasterclassId ? eq(waitlistEntries.liveMasterclassId, filter.liveMasterclassId) : undefined,
  )
  const counted = db.select({ total: count() }).from(waitlistEntries).where(where)
  const rows = db
    .select({
      entry: waitlistEntries,
      // The table has another name inside, because the outer row is compared with the rows of others.
      place: sql<number>`(select count(*)::int from ${waitlistEntries} before
        where before.live_masterclass_id = ${waitlistEntries.liveMasterclassId}
          and before.ticket_type_id = ${waitlistEntries.ticketTypeId}
          and before.state = 'waiting' and (before.skipped_at is null or before.id = ${waitlistEntries.id})
          and before.number <= ${waitlistEntries.number})`,
      event: {
        id: liveMasterclasses.id,
        slug: liveMasterclasses.slug,
        name: inLocale(liveMasterclasses.name, locale),
        startsAt: liveMasterclasses.startsAt,
        endsAt: liveMasterclasses.endsAt,
        timezone: liveMasterclasses.timezone,
        schedule: liveMasterclasses.schedule,
      },
      typeName: inLocale(ticketTypes.name, locale),
      packageName: inLocale(ticketPackages.name, locale),
      total: totalOf(counted),
    })
    .from(waitlistEntries)
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, waitlistEntries.liveMasterclassId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, waitlistEntries.ticketPackageId))
    .where(where)
    .orderBy(asc(liveMasterclasses.startsAt), asc(waitlistEntries.number))
  return paginate(pageParams, rows, counted)
}

/** Adds a person to the waiting list of an event. Undefined if they are on it. */
export async function insertEntry(
  db: Connection,
  form: WaitlistForm,
  values: { userId: string; liveMasterclassId: string; createdAt: Date },
): Promise<WaitlistRow | undefined> {
  const { ticket_type_id: ticketTypeId, ticket_package_id: ticketPackageId, count: seats } = form
  const [row] = await db
    .insert(waitlistEntries)
    .values({ ...values, ticketTypeId, ticketPackageId, count: seats })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The entries of an event that wait or were offered seats, in the order of joining. */
export function listOpenEntries(db: Connection, liveMasterclassId: string): Promise<WaitlistRow[]> {
  return listEntries(db, liveMasterclassId, ['waiting', 'offered']).orderBy(asc(waitlistEntries.number))
}

const entriesOfUser = preparedOnce('waitlist-of-user', (db, name) =>
  db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.userId, sql.placeholder('userId')),
        inArray(waitlistEntries.state, openWaitlistStates),
      ),
    )
    .prepare(name),
)

const entriesOfOrder = preparedOnce('waitlist-of-order', (db, name) =>
  db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.orderId, sql.placeholder('orderId')), eq(waitlistEntries.state, 'ordered')))
    .prepare(name),
)

/** The entries of a person that wait, were offered seats, or are used by an unpaid order. */
export function listEntriesOf(db: Connection, userId: string): Promise<WaitlistRow[]> {
  return entriesOfUser(db).execute({ userId })
}

/** Whether seats are reserved for a person by an offer. */
export async function hasOffer(db: Connection, userId: string): Promise<boolean> {
  return (await listEntriesOf(db, userId)).some(({ state }) => state === 'offered')
}

/** The entries that an order uses. */
export function listEntriesOfOrder(db: Connection, orderId: string): Promise<WaitlistRow[]> {
  return entriesOfOrder(db).execute({ orderId })
}

/** Gives the offers of events that an order uses to another order of the same person, with both orders locked. */
export async function moveEntriesOfOrder(
  db: Connection,
  { from, to, eventIds }: { from: string; to: string; eventIds: string[] },
): Promise<void> {
  await db
    .update(waitlistEntries)
    .set({ orderId: to })
    .where(and(eq(waitlistEntries.orderId, from), idIn(waitlistEntries.liveMasterclassId, eventIds)))
}

/** Loads an entry of a person; undefined if there is none. */
export async function findEntry(
  db: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<WaitlistRow | undefined> {
  const [row] = await db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.userId, userId)))
  return row
}

/** Changes the state of an entry by the table in `waitlist.states.ts`, while the seats of its event or its order are locked. */
export async function changeEntry(
  db: Connection,
  entry: Pick<WaitlistRow, 'id' | 'state'>,
  event: WaitlistEvent,
  values: Partial<
    Pick<WaitlistRow, 'offerEndsAt' | 'orderId' | 'skippedAt' | 'skipReason'> & WantedSeats
  > = {},
): Promise<void> {
  const changed = await db
    .update(waitlistEntries)
    .set({ ...values, state: waitlistStates.next(entry.state, event) })
    .where(and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.state, entry.state)))
    .returning({ id: waitlistEntries.id })
  if (changed.length === 0) throw new Error(`the waiting list entry ${entry.id} was changed without a lock`)
}

/** The entries of an event whose seats are reserved: by an offer, or by an unpaid order that uses one. */
export function listReservedEntries(db: Connection, liveMasterclassId: string): Promise<WaitlistRow[]> {
  return listEntries(db, liveMasterclassId, ['offered', 'ordered']).orderBy(asc(waitlistEntries.id))
}

/** Changes until when an offer lasts, while the seats of its event are locked. */
export async function changeOfferEnd(db: Connection, id: string, offerEndsAt: Date): Promise<void> {
  await db.update(waitlistEntries).set({ offerEndsAt }).where(eq(waitlistEntries.id, id))
}

/** Deletes all entries of a person. */
export async function deleteEntriesOf(db: Connection, userId: string): Promise<void> {
  await db.delete(waitlistEntries).where(eq(waitlistEntries.userId, userId))
}

function listEntries(db: Connection, liveMasterclassId: string, states: WaitlistRow['state'][]) {
  return db
    .select()
    .from(waitlistEntries)
    .where(
      and(eq(waitlistEntries.liveMasterclassId, liveMasterclassId), inArray(waitlistEntries.state, states)),
    )
}
