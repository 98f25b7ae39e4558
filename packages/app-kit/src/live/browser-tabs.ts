import { openLiveConnection } from './live-connection.ts'
import { joinLiveTabs, type LiveTab, type TabMessage, type TabParts } from './live-tabs.ts'
import type { StreamEvent } from './read-event-stream.ts'

/** Joins the tabs of this browser. `url` is the address of the events, `after` the last one that the page includes. */
export function joinBrowserTabs(
  { url, after }: { url: string; after: string | null },
  onEvent: (event: StreamEvent) => void,
): LiveTab {
  const abort = new AbortController()
  const tab = joinLiveTabs(
    {
      channel: openChannel(url),
      // The lock is released when the tab is closed. A page that holds one is not frozen in the background.
      elect: (lead) => navigator.locks.request(url, { signal: abort.signal }, lead).catch(() => {}),
      connect: (options) => openLiveConnection({ ...options, url }),
    },
    { tab: crypto.randomUUID(), after },
    onEvent,
  )
  return {
    ...tab,
    close() {
      abort.abort()
      tab.close()
    },
  }
}

function openChannel(name: string): TabParts['channel'] {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    send: (message) => channel.postMessage(message),
    onMessage(receive) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data))
    },
    close: () => channel.close(),
  }
}
