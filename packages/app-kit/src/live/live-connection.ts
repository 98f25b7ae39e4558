import { readEventStream, type StreamEvent } from './read-event-stream.ts'

const secondInMs = 1000

/** The first pause before connecting again; it doubles with each failure. */
export const firstPauseMs = secondInMs
const maxPauseMs = 30 * secondInMs

/** The pause after a newer connection took the place of this one, so that too many browsers do not replace each other all the time. */
export const replacedPauseMs = 300 * secondInMs

/** A connection without a sign of life for so long is given up. The server sends one every 20 s. */
export const silenceMs = 50 * secondInMs

/** A connection that is opened again when it is lost. */
export type LiveConnection = {
  /** Follows other topics from now on, or also from an earlier event on. */
  follow(topics: readonly string[], after?: string | null): void
  /** Connects at once if it is waiting to, because the network is back. */
  retryNow(): void
  close(): void
}

export type LiveConnectionOptions = {
  /** The address of the events, without its query. */
  url: string
  topics: readonly string[]
  /** Continues after the event with this id. */
  after: string | null
  onEvent: (event: StreamEvent) => void
  /** The session has ended: it does not connect again. */
  onEnd: () => void
  fetch?: typeof globalThis.fetch
  random?: () => number
}

type End = 'lost' | 'over' | 'replaced'

/** Opens a connection to the server's events. After a loss it connects again, with growing pauses, and continues where it was. */
export function openLiveConnection({
  url,
  topics: firstTopics,
  after,
  onEvent,
  onEnd,
  fetch = globalThis.fetch.bind(globalThis),
  random = Math.random,
}: LiveConnectionOptions): LiveConnection {
  let topics = [...firstTopics]
  let lastId = after
  let failures = 0
  let isClosed = false
  let request: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  function close(): void {
    isClosed = true
    clearTimeout(pause)
    request?.abort()
  }

  function connect(): void {
    clearTimeout(pause)
    pause = undefined
    request?.abort()
    const current = new AbortController()
    request = current
    void keep(current)
  }

  async function keep(current: AbortController): Promise<void> {
    const end = await run(current)
    if (isClosed || request !== current) return
    if (end === 'over') {
      close()
      onEnd()
      return
    }
    // Half of the pause is random, so that not all browsers return at once after a restart of the server.
    const ceiling = end === 'replaced' ? replacedPauseMs : Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
    failures += 1
    pause = setTimeout(connect, ceiling / 2 + (random() * ceiling) / 2)
  }

  /** Resolves when the connection ends: it was lost, the session is over, or a newer connection took its place. */
  async function run({ signal }: AbortController): Promise<End> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), silenceMs)
    let end: End = 'lost'
    try {
      const query = new URLSearchParams()
      if (topics.length > 0) query.set('topics', topics.join(','))
      if (lastId !== null) query.set('after', lastId)
      const response = await fetch(`${url}?${query.toString()}`, {
        headers: { Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      })
      if (response.status === 401 || response.status === 403) return 'over'
      if (!response.ok || !response.body) return 'lost'
      await readEventStream(response.body, {
        onAlive() {
          failures = 0
          clearTimeout(timer)
          timer = setTimeout(() => silence.abort(), silenceMs)
        },
        onEvent(event) {
          if (signal.aborted) return
          if (event.id) lastId = event.id
          if (event.event === 'end') end = 'over'
          else if (event.event === 'replaced') end = 'replaced'
          else onEvent(event)
        },
      })
      return end
    } catch {
      return end
    } finally {
      clearTimeout(timer)
    }
  }

  connect()
  return {
    follow(next, earlier = null) {
      const isSame = next.length === topics.length && next.every((topic) => topics.includes(topic))
      if (isSame && earlier === null) return
      topics = [...next]
      lastId = earlier ?? lastId
      if (!isClosed) connect()
    },
    retryNow() {
      if (pause !== undefined) connect()
    },
    close,
  }
}
