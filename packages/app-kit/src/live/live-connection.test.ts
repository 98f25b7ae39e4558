import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstPauseMs, openLiveConnection, replacedPauseMs, silenceMs } from './live-connection.ts'
import type { StreamEvent } from './read-event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose connections the test controls. */
function openServer({ status = 200 }: { status?: number } = {}) {
  const requests: { query: URLSearchParams; send: (text: string) => void; lose: () => void }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const open = { is: true }
        const lose = () => {
          if (open.is) controller.error(new Error('lost'))
          open.is = false
        }
        init?.signal?.addEventListener('abort', lose)
        requests.push({
          query: new URL(input instanceof Request ? input.url : input, 'http://a.test').searchParams,
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
          lose,
        })
      },
    })
    return new Response(status === 200 ? body : null, { status })
  }
  return { requests, fetch }
}

function setUp(options: { status?: number } = {}) {
  const server = openServer(options)
  const events: StreamEvent[] = []
  const onEnd = vi.fn()
  const connection = openLiveConnection({
    url: '/events',
    topics: [],
    after: null,
    onEvent: (event) => void events.push(event),
    onEnd,
    fetch: server.fetch,
    random: () => 1,
  })
  return { ...server, events, onEnd, connection, tick: (ms = 0) => vi.advanceTimersByTimeAsync(ms) }
}

it('connects again after a loss, with growing pauses, and continues after the last event', async () => {
  const { requests, events, tick } = setUp()
  await tick()
  requests[0]?.send('id: 7\ndata: {"a":1}\n\nid: 8\nda')
  await tick()
  requests[0]?.send('ta: {"a":2}\n\n')
  await tick()
  expect(events.map(({ id, data }) => [id, data])).toEqual([
    ['7', '{"a":1}'],
    ['8', '{"a":2}'],
  ])
  requests[0]?.lose()
  await tick(firstPauseMs - 1)
  expect(requests).toHaveLength(1)
  await tick(1)
  expect(requests[1]?.query.get('after')).toBe('8')
  requests[1]?.lose()
  await tick(2 * firstPauseMs - 1)
  expect(requests).toHaveLength(2)
  await tick(1)
  expect(requests).toHaveLength(3)
  // A sign of life makes the next pause short again.
  requests[2]?.send(':\n\n')
  await tick()
  requests[2]?.lose()
  await tick(firstPauseMs)
  expect(requests).toHaveLength(4)
})

it('gives up a connection without a sign of life', async () => {
  const { requests, tick } = setUp()
  await tick()
  requests[0]?.send(':\n\n')
  await tick(silenceMs - 1)
  expect(requests).toHaveLength(1)
  await tick(1 + firstPauseMs)
  expect(requests).toHaveLength(2)
})

it('connects at once when the network is back', async () => {
  const { requests, connection, tick } = setUp()
  await tick()
  requests[0]?.lose()
  await tick()
  connection.retryNow()
  await tick()
  expect(requests).toHaveLength(2)
})

it('ends with the session: after 401, and after the event that says so', async () => {
  const refused = setUp({ status: 401 })
  await refused.tick(10 * silenceMs)
  expect(refused.requests).toHaveLength(1)
  expect(refused.onEnd).toHaveBeenCalledOnce()
  const ended = setUp()
  await ended.tick()
  ended.requests[0]?.send('event: end\ndata: {}\n\n')
  await ended.tick()
  ended.requests[0]?.lose()
  await ended.tick(10 * silenceMs)
  expect(ended.requests).toHaveLength(1)
  expect(ended.onEnd).toHaveBeenCalledOnce()
})

it('waits for minutes after a newer connection took its place, and continues after the last event', async () => {
  const { requests, tick } = setUp()
  await tick()
  requests[0]?.send('id: 7\ndata: {}\n\nevent: replaced\ndata: {}\n\n')
  await tick()
  requests[0]?.lose()
  await tick(replacedPauseMs - 1)
  expect(requests).toHaveLength(1)
  await tick(1)
  expect(requests[1]?.query.get('after')).toBe('7')
})

it('connects again for other topics, and not for the same', async () => {
  const { requests, connection, tick } = setUp()
  await tick()
  connection.follow(['post:1', 'post:2'])
  await tick()
  connection.follow(['post:2', 'post:1'])
  await tick()
  expect(requests.map(({ query }) => query.get('topics'))).toEqual([null, 'post:1,post:2'])
})

it('connects again from an earlier event', async () => {
  const { requests, connection, tick } = setUp()
  await tick()
  requests[0]?.send('id: 9\ndata: {}\n\n')
  await tick()
  connection.follow([], '8')
  await tick()
  expect(requests.map(({ query }) => query.get('after'))).toEqual([null, '8'])
})

it('makes no request after it was closed', async () => {
  const { requests, connection, tick } = setUp()
  await tick()
  connection.close()
  await tick(10 * silenceMs)
  expect(requests).toHaveLength(1)
})
