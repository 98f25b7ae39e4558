import { advisoryLocks } from '../db/advisory-locks.ts'
import { and, asc, gt, inArray, lt, lte, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { preparedInsert } from '../db/prepared-write.ts'
import { liveEvents } from '../db/schema/live-event.ts'

/** The channel of PostgreSQL that says that there are new events. */
export const liveChannel = 'live_events'

export type StoredEvent = { number: number; topic: string; data: Record<string, unknown> }

const columns = {
  number: sql<number>`${liveEvents.number}`.mapWith(Number),
  topic: liveEvents.topic,
  data: liveEvents.data,
}

const maxEvents = 1000

const eventInsert = preparedInsert('insert-live-event', liveEvents, (db, values, name) =>
  db.insert(liveEvents).values(values).prepare(name),
)

/** Inserts an event, without a number. */
export async function insertEvent(db: Connection, event: typeof liveEvents.$inferInsert): Promise<void> {
  await eventInsert(db, [event])
}

/**
 * Numbers the new events and notifies the processes, in a transaction of its own: numbers are assigned and committed by one at a
 * time, so readers see them in order. NOTIFY locks out all other commits that notify, so it is in this short transaction and in no other.
 */
export async function numberNewEvents(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.liveEvents})`)
  const { rowCount } = await db.execute(sql`
    with new as materialized (
      select id, nextval('live_event_numbers') as number
      from (select id from live_events where number is null order by position) as ordered
    )
    update live_events set number = new.number from new where live_events.id = new.id`)
  if (rowCount) await db.execute(sql`select pg_notify(${liveChannel}, '')`)
}

/** The next events of all topics after a number, in order. */
export function listEventsAfter(db: Connection, number: number): Promise<StoredEvent[]> {
  return db
    .select(columns)
    .from(liveEvents)
    .where(gt(liveEvents.number, number))
    .orderBy(asc(liveEvents.number))
    .limit(maxEvents)
}

/** The events of some topics between two numbers, in order. */
export function listMissedEvents(
  db: Connection,
  { topics, after, until }: { topics: string[]; after: number; until: number },
): Promise<StoredEvent[]> {
  return db
    .select(columns)
    .from(liveEvents)
    .where(
      and(inArray(liveEvents.topic, topics), gt(liveEvents.number, after), lte(liveEvents.number, until)),
    )
    .orderBy(asc(liveEvents.number))
}

/** The numbers of the first and the last stored event; for an empty table the next number and the last assigned one. */
export async function findRange(db: Connection): Promise<{ first: number; last: number }> {
  const { rows } = await db.execute<{ first: string | null; last: string | null; assigned: string }>(sql`
    select min(number) as first, max(number) as last,
      (select case when is_called then last_value else 0 end from live_event_numbers) as assigned
    from live_events`)
  const [row] = rows
  const assigned = Number(row?.assigned ?? 0)
  return { first: Number(row?.first ?? assigned + 1), last: Number(row?.last ?? assigned) }
}

/** Deletes the events from before a time. */
export async function deleteEventsBefore(db: Connection, time: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, time))
}
