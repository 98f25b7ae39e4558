import { expect, it, vi } from 'vitest'
import type { LiveConnectionOptions } from './live-connection.ts'
import { joinLiveTabs, type TabMessage, type TabParts } from './live-tabs.ts'
import type { StreamEvent } from './read-event-stream.ts'

/** A browser with tabs: a channel between them, a lock that one holds, and the connections they open. */
function openBrowser() {
  const channels = new Set<((message: TabMessage) => void)[]>()
  const queue: (() => Promise<void>)[] = []
  const connections: (Omit<LiveConnectionOptions, 'url'> & { isOpen: boolean; followed: string[] })[] = []
  let isLed = false
  const elect = async () => {
    const next = isLed ? undefined : queue.shift()
    if (!next) return
    isLed = true
    await next()
    isLed = false
    void elect()
  }
  const openTab = (name: string, after: string | null = null) => {
    const received: string[] = []
    const listeners: ((message: TabMessage) => void)[] = []
    const channel: TabParts['channel'] = {
      send(message) {
        for (const other of channels) if (other !== listeners) for (const receive of other) receive(message)
      },
      onMessage: (receive) => void listeners.push(receive),
      close: () => void channels.delete(listeners),
    }
    channels.add(listeners)
    const parts: TabParts = {
      channel,
      elect(lead) {
        queue.push(lead)
        return elect()
      },
      connect(options) {
        const connection = { ...options, isOpen: true, followed: [...options.topics] }
        connections.push(connection)
        return {
          follow(topics, earlier = null) {
            connection.followed = [...topics]
            connection.after = earlier ?? connection.after
          },
          retryNow: () => {},
          close: () => void (connection.isOpen = false),
        }
      },
    }
    return { ...joinLiveTabs(parts, { tab: name, after }, ({ id }) => void received.push(id)), received }
  }
  const send = (id: string) => {
    const event: StreamEvent = { id, event: 'message', data: '{}' }
    for (const connection of connections) if (connection.isOpen) connection.onEvent(event)
  }
  return { openTab, send, connections, open: () => connections.filter(({ isOpen }) => isOpen) }
}

it('twenty tabs hold one connection, and all receive its events', () => {
  const { openTab, send, open } = openBrowser()
  const tabs = Array.from({ length: 20 }, (_, index) => openTab(`${index}`))
  send('1')
  expect(open()).toHaveLength(1)
  expect(tabs.map(({ received }) => received)).toEqual(tabs.map(() => ['1']))
})

it('when the leading tab is closed, another continues after the last event', async () => {
  const { openTab, send, connections } = openBrowser()
  const [first, second] = [openTab('first'), openTab('second')]
  send('5')
  first.close()
  await vi.waitFor(() => expect(connections).toHaveLength(2))
  expect(connections.map(({ after, isOpen }) => [after, isOpen])).toEqual([
    [null, false],
    ['5', true],
  ])
  send('6')
  expect(second.received).toEqual(['5', '6'])
})

it('the connection begins after the last event of the page', () => {
  const { openTab, connections } = openBrowser()
  openTab('first', '7')
  expect(connections[0]?.after).toBe('7')
})

it('a tab that joins receives what it missed since its page was rendered, and the others nothing twice', () => {
  const { openTab, send, connections } = openBrowser()
  const first = openTab('first', '7')
  send('9')
  const second = openTab('second', '8')
  second.follow(['post:2'])
  expect(connections[0]).toMatchObject({ after: '8', followed: ['post:2'] })
  send('9')
  send('10')
  expect(first.received).toEqual(['9', '10'])
  expect(second.received).toEqual(['9', '10'])
})

it('the connection follows the topics of all tabs', async () => {
  const { openTab, connections } = openBrowser()
  const [first, second, third] = [openTab('first'), openTab('second'), openTab('third')]
  second.follow(['post:2'])
  third.follow(['post:3', 'post:2'])
  first.follow(['post:1'])
  expect(connections[0]?.followed.toSorted()).toEqual(['post:1', 'post:2', 'post:3'])
  third.close()
  expect(connections[0]?.followed.toSorted()).toEqual(['post:1', 'post:2'])
  // The new leader asks the others what they follow.
  first.close()
  await vi.waitFor(() => expect(connections).toHaveLength(2))
  expect(connections[1]?.followed).toEqual(['post:2'])
})

it('when the session of the leading tab has ended, another tab leads', async () => {
  const { openTab, connections } = openBrowser()
  openTab('first')
  openTab('second')
  connections[0]?.onEnd()
  await vi.waitFor(() => expect(connections).toHaveLength(2))
})
