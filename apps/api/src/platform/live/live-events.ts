import { setTimeout } from 'node:timers/promises'
import type { LiveEvent } from '@chignon/contract/platform/live-event'
import { sql } from '../db/drizzle.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import { preparedInsert } from '../db/prepared-write.ts'
import { liveEvents } from '../db/schema/live-event.ts'
import type { Logger } from '../http/logger.ts'
import { createLiveHub, liveChannel, type LiveHub } from './live-hub.ts'

/** Who receives an event: a user in all their tabs, staff, or everyone who has a page with the thing open. */
export type LiveTopic = `user:${string}` | `post:${string}` | `discussion:${string}` | 'staff'

/** Tells open pages what happened (LIVE-1). */
export type LiveEvents = Pick<LiveHub, 'subscribe' | 'start' | 'subscriberCount' | 'endAll'> & {
  /** Stores an event in the current transaction. It is sent after the commit. */
  publish(topic: LiveTopic, event: LiveEvent): Promise<void>
  /** Sends what a process left behind that ended between its commit and sending. */
  flush(): Promise<void>
  close(): Promise<void>
}

// What many transactions publish at once is numbered together.
const pauseMs = 20

// An arbitrary number that all processes share.
const lockKey = 7_225_302

const eventInsert = preparedInsert('insert-live-event', liveEvents, (db, values, name) =>
  db.insert(liveEvents).values(values).prepare(name),
)

/** Creates the live events of a process. It listens to the database from the first subscription on. */
export function createLiveEvents(
  db: Database,
  { clock, logger, databaseUrl }: { clock: Clock; logger: Logger; databaseUrl: string },
): LiveEvents {
  const hub = createLiveHub(db, { logger, databaseUrl, onPoll: () => flush() })
  let running: Promise<void> | undefined
  let isAsked = false

  // Numbers are assigned and committed by one transaction at a time, so readers see them in order. NOTIFY locks out all other
  // commits that notify, so it is in this short transaction and in no other.
  async function numberNew(): Promise<void> {
    await db.transaction(async () => {
      await db().execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      const { rowCount } = await db().execute(sql`
        with new as materialized (
          select id, nextval('live_event_numbers') as number
          from (select id from live_events where number is null order by position) as ordered
        )
        update live_events set number = new.number from new where live_events.id = new.id`)
      if (rowCount) await db().execute(sql`select pg_notify(${liveChannel}, '')`)
    })
  }

  async function run(): Promise<void> {
    try {
      do {
        isAsked = false
        await numberNew()
        if (isAsked) await setTimeout(pauseMs)
      } while (isAsked)
    } catch (error) {
      logger.warn({ err: error }, 'live events could not be sent; they are sent with the next')
    }
  }

  function flush(): Promise<void> {
    isAsked = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    subscribe: hub.subscribe,
    start: hub.start,
    endAll: hub.endAll,
    subscriberCount: hub.subscriberCount,
    async publish(topic, event) {
      await eventInsert(db(), [{ topic, data: event, createdAt: clock() }])
      db.afterCommit(() => void flush())
    },
    flush,
    async close() {
      await hub.close()
      await running
    },
  }
}
