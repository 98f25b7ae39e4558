import { and, asc, gt, inArray, lt, lte, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { liveEvents } from '../db/schema/live-event.ts'

export type StoredEvent = { number: number; topic: string; data: Record<string, unknown> }

const columns = {
  number: sql<number>`${liveEvents.number}`.mapWith(Number),
  topic: liveEvents.topic,
  data: liveEvents.data,
}

const maxEvents = 1000

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

/** The numbers of the first and the last stored event; of an empty table the last assigned number, and the one after it. */
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
