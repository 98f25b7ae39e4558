import pg from 'pg'
import type { Database } from '../db/client.ts'
import { Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'
import {
  findRange,
  listEventsAfter,
  listMissedEvents,
  liveChannel,
  type StoredEvent,
} from './live-event.queries.ts'

/** An open connection of a browser. */
export type Subscriber = {
  topics: ReadonlySet<string>
  receive(event: StoredEvent): void
  /** The connection follows its topics from this number on; `isComplete` is false if events were missed for good. */
  ready(number: number, isComplete: boolean): void
  /** The process stops. */
  stop(): void
}

/** Distributes events to the subscribers of a process. */
export type LiveHub = {
  /** Adds a subscriber, which first receives what it missed after the number `after`. Returns a function that removes it. */
  subscribe(subscriber: Subscriber, after: number | null): Promise<() => void>
  subscriberCount(): number
  /** Polls from now on, in case a notification is lost. */
  start(): void
  /** Ends all subscriptions, and refuses new ones. */
  endAll(): void
  /** Ends all subscriptions and stops listening. */
  close(): Promise<void>
}

type HubOptions = { logger: Logger; databaseUrl: string; onPoll: () => Promise<void> }

const pollMs = 5_000

type Entry = { subscriber: Subscriber; lastNumber: number; waiting: StoredEvent[] | null }

/** Creates the hub of a process: one connection that listens, and one query per notification for all subscribers. */
export function createLiveHub(db: Database, { logger, databaseUrl, onPoll }: HubOptions): LiveHub {
  const entries = new Set<Entry>()
  let cursor = 0
  let listener: Promise<pg.Client> | undefined
  let pulling: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'chignon live' })
    const lost = (error?: Error) => {
      if (listener === undefined || isClosed) return
      listener = undefined
      logger.warn({ reason: error?.message }, 'the live connection to the database was lost')
      // The next poll connects again.
    }
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', () => void pull())
    await client.connect()
    await client.query(`listen ${liveChannel}`)
    if (cursor === 0) cursor = (await findRange(db())).last
    else void pull()
    return client
  }

  function connect(): Promise<pg.Client> {
    if (listener) return listener
    const opened = listen()
    listener = opened
    opened.catch(() => {
      if (listener === opened) listener = undefined
    })
    return opened
  }

  function deliver(entry: Entry, event: StoredEvent): void {
    if (event.number <= entry.lastNumber || !entry.subscriber.topics.has(event.topic)) return
    entry.lastNumber = event.number
    entry.subscriber.receive(event)
  }

  async function pullOnce(): Promise<void> {
    const events = await listEventsAfter(db(), cursor)
    for (const event of events) {
      cursor = event.number
      for (const entry of entries) {
        if (entry.waiting) entry.waiting.push(event)
        else deliver(entry, event)
      }
    }
    if (events.length > 0) isAsked = true
  }

  function pull(): Promise<void> {
    isAsked = true
    pulling ??= (async () => {
      try {
        do {
          isAsked = false
          await pullOnce()
        } while (isAsked)
      } catch (error) {
        logger.warn({ err: error }, 'live events could not be read; the next poll reads them')
      } finally {
        pulling = undefined
      }
    })()
    return pulling
  }

  async function poll(): Promise<void> {
    await onPoll()
    if (entries.size === 0) return
    await connect().catch(() => {})
    await pull()
  }

  function endAll(): void {
    isClosed = true
    for (const { subscriber } of entries) subscriber.stop()
    entries.clear()
  }

  return {
    async subscribe(subscriber, after) {
      // Their browsers connect to another process.
      if (isClosed) throw new Failure(503, { headers: { 'Retry-After': '1' } })
      await connect()
      const entry: Entry = { subscriber, lastNumber: after ?? cursor, waiting: [] }
      const start = cursor
      entries.add(entry)
      try {
        const isComplete = after === null || (await replay(entry, after, start))
        entry.lastNumber = start
        subscriber.ready(start, isComplete)
        for (const event of entry.waiting ?? []) deliver(entry, event)
        entry.waiting = null
      } catch (error) {
        entries.delete(entry)
        throw error
      }
      return () => void entries.delete(entry)
    },
    subscriberCount: () => entries.size,
    start() {
      timer ??= setInterval(() => void poll().catch(() => {}), pollMs)
    },
    endAll,
    async close() {
      endAll()
      clearInterval(timer)
      await pulling
      const client = await listener?.catch(() => undefined)
      await client?.end()
    },
  }

  async function replay(entry: Entry, after: number, until: number): Promise<boolean> {
    const { first, last } = await findRange(db())
    // It saw later events than this process has read.
    if (after > until && after <= last) await pull()
    // Events before the first stored one were deleted. A number after the last one comes from another database.
    if (after > last || after < first - 1) return false
    const missed = await listMissedEvents(db(), { topics: [...entry.subscriber.topics], after, until })
    for (const event of missed) deliver(entry, event)
    return true
  }
}
