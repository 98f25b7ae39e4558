import { setTimeout } from 'node:timers/promises'
import type { LiveEvent } from '@chignon/contract/platform/live-event'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Logger } from '../http/logger.ts'
import { insertEvent, numberNewEvents } from './live-event.queries.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

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

/** Creates the live events of a process. It listens to the database from the first subscription on. */
export function createLiveEvents(
  db: Database,
  { clock, logger, databaseUrl }: { clock: Clock; logger: Logger; databaseUrl: string },
): LiveEvents {
  const hub = createLiveHub(db, { logger, databaseUrl, onPoll: () => flush() })
  let running: Promise<void> | undefined
  let isAsked = false

  async function run(): Promise<void> {
    try {
      do {
        isAsked = false
        await db.transaction(() => numberNewEvents(db()))
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
      await insertEvent(db(), { topic, data: event, createdAt: clock() })
      db.afterCommit(() => void flush())
    },
    flush,
    async close() {
      await hub.close()
      await running
    },
  }
}
