import { bigint, index, jsonb, pgSequence, pgTable, sql, text } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'

/** Numbers live events. */
export const liveEventNumbers = pgSequence('live_event_numbers')

/**
 * What happened, for open pages (LIVE-1). Rows are only added, numbered, and deleted after a day. `number` is assigned after the
 * commit, under a lock, so that a lower number is never committed after a higher one and a reader can continue after the last it saw.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: id(),
    /** The order of storing, which is the order of the numbers of one transaction. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    number: bigint('number', { mode: 'number' }),
    /** Who receives it: `user:` or the kind of a thing, and an id. */
    topic: text('topic').notNull(),
    /** What happened, without personal data: receivers fetch what they may see. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (event) => [
    index('live_events_topic').on(event.topic, event.number),
    index('live_events_number').on(event.number),
    index('live_events_new')
      .on(event.position)
      .where(sql`${event.number} is null`),
    index('live_events_age').on(event.createdAt),
  ],
)
