import { maxLiveTopics } from '@chignon/contract/platform/platform-rules'
import type { LiveConnection, LiveConnectionOptions } from './live-connection.ts'
import type { StreamEvent } from './read-event-stream.ts'

export type TabMessage =
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'topics'; tab: string; topics: readonly string[]; after: string | null }
  /** A tab has become the one that is connected. */
  | { kind: 'leader' }

/** The browser's parts, which tests replace. */
export type TabParts = {
  channel: {
    /** Sends a message to all other tabs. */
    send: (message: TabMessage) => void
    onMessage: (receive: (message: TabMessage) => void) => void
    close: () => void
  }
  /** Runs `lead` once no other tab leads; this tab leads until the promise of `lead` resolves. */
  elect: (lead: () => Promise<void>) => Promise<void>
  connect: (options: Omit<LiveConnectionOptions, 'url'>) => LiveConnection
}

/** A tab that joins the others. */
export type JoiningTab = {
  tab: string
  /** The last event that its page includes; null if unknown. */
  after: string | null
}

/** The part of a tab in the shared connection. */
export type LiveTab = {
  follow(topics: readonly string[]): void
  retryNow(): void
  close(): void
}

/**
 * One live connection for all tabs of a browser (LIVE-3): one tab, the leader, is connected and passes the events on. When it is
 * closed, another one leads and continues after the last event it received. A tab that joins receives what happened since its page
 * was rendered.
 */
export function joinLiveTabs(
  { channel, elect, connect }: TabParts,
  { tab, after }: JoiningTab,
  onEvent: (event: StreamEvent) => void,
): LiveTab {
  let own: readonly string[] = []
  let lastId = after
  let connection: LiveConnection | undefined
  let stopLeading: (() => void) | undefined
  let isClosed = false
  const others = new Map<string, readonly string[]>()

  const allTopics = () =>
    [...new Set([...own, ...[...others.values()].toReversed().flat()])].slice(0, maxLiveTopics)
  // An event that is sent again for another tab may have been handled here already.
  const isKnown = ({ event, id }: StreamEvent) =>
    event === 'message' && lastId !== null && Number(id) <= Number(lastId)
  const receive = (event: StreamEvent) => {
    if (isKnown(event)) return
    if (event.id) lastId = event.id
    onEvent(event)
  }
  const isBehind = (id: string | null) => id !== null && lastId !== null && Number(id) < Number(lastId)
  const announce = () => channel.send({ kind: 'topics', tab, topics: own, after: lastId })

  channel.onMessage((message) => {
    if (message.kind === 'event') receive(message.event)
    else if (message.kind === 'leader') announce()
    else {
      others.delete(message.tab)
      if (message.topics.length > 0) others.set(message.tab, message.topics)
      // The tab missed what was sent between the rendering of its page and its joining.
      connection?.follow(allTopics(), isBehind(message.after) ? message.after : null)
    }
  })

  async function lead(): Promise<void> {
    if (isClosed) return
    await new Promise<void>((resolve) => {
      stopLeading = resolve
      connection = connect({
        topics: allTopics(),
        after: lastId,
        onEvent(event) {
          channel.send({ kind: 'event', event })
          receive(event)
        },
        // Another tab leads: it may be signed in again.
        onEnd: resolve,
      })
      channel.send({ kind: 'leader' })
    })
    connection?.close()
    connection = undefined
  }
  void elect(lead)

  return {
    follow(topics) {
      own = topics
      if (connection) connection.follow(allTopics())
      else announce()
    },
    retryNow: () => connection?.retryNow(),
    close() {
      isClosed = true
      channel.send({ kind: 'topics', tab, topics: [], after: null })
      stopLeading?.()
      channel.close()
    },
  }
}
