import { randomUUID } from 'node:crypto'
import {
  maxLiveConnectionsPerAccount,
  maxLiveConnectionsPerNetwork,
} from '@chignon/contract/platform/platform-rules'
import { livePositionEndpoints } from '@chignon/contract/platform/live-position'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { revokeTokens } from '../../identity/session/access-token.queries.ts'
import { createServices } from '../../create-services.ts'
import { makeMember } from '../db/factories/user.ts'
import { liveEvents } from '../db/schema/live-event.ts'
import { readApiEnv } from '../env.ts'
import { readEvents } from '../../testing/read-events.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { deleteEventsBefore } from './live-event.queries.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp

/** Another process over the same database. */
function openProcess() {
  const { connectionString: databaseUrl = '' } = db.pool.options
  const other = createServices({ ...readApiEnv({}), databaseUrl }, { clock: () => time.now })
  onTestFinished(() => other.close())
  return { ...other, app: createApp(other) }
}

type App = { fetch(request: Request): Response | Promise<Response> }

async function open(
  app: App,
  path: string,
  { token, after }: { token?: string; after?: string | undefined } = {},
) {
  const headers = new Headers()
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (after !== undefined) headers.set('last-event-id', after)
  const response = await app.fetch(new Request(`http://academy.test/api/v1${path}`, { headers }))
  expect(response.status).toBe(200)
  const events = readEvents(response)
  const first = await events.next()
  return { ...events, first }
}

const like = (likes: number, post = randomUUID()) =>
  ({ type: 'post', post_id: post, likes_count: likes }) as const

test('an event of one process reaches the browsers of another, and only those that follow it', async () => {
  const [first, second] = [openProcess(), openProcess()]
  const [ana, ben] = [await makeMember(db, time.now), await makeMember(db, time.now)]
  const post = randomUUID()
  const anas = await open(first.app, '/user/events', { token: ana.token })
  const bens = await open(first.app, `/user/events?topics=post:${post}`, { token: ben.token })
  const guests = await open(second.app, `/events?topics=post:${post}`)
  await second.live.publish(`user:${ana.user.id}`, { type: 'notifications' })
  await first.live.publish(`post:${post}`, like(3, post))
  expect(await anas.next()).toMatchObject({ data: { type: 'notifications' } })
  expect(await bens.next()).toMatchObject({ data: like(3, post) })
  expect(await guests.next()).toMatchObject({ data: like(3, post) })
})

test('after a lost connection another process sends what was missed, once and in order', async () => {
  const [first, second] = [openProcess(), openProcess()]
  const post = randomUUID()
  const path = `/events?topics=post:${post}`
  const before = await open(first.app, path)
  await first.live.publish(`post:${post}`, like(1, post))
  const seen = await before.next()
  // The process is gone with its connections.
  await first.close()
  expect(await before.next()).toBeUndefined()
  for (const likes of [2, 3, 4]) await second.live.publish(`post:${post}`, like(likes, post))
  const after = await open(second.app, path, { after: seen?.id })
  await second.live.publish(`post:${post}`, like(5, post))
  const received = [
    after.first,
    await after.next(),
    await after.next(),
    await after.next(),
    await after.next(),
  ]
  expect(received.filter((event) => event?.event === 'message').map((event) => event?.data)).toEqual(
    [2, 3, 4, 5].map((likes) => like(likes, post)),
  )
})

test('a page receives what happens between its rendering and the opening of its connection', async () => {
  const { app, live } = openProcess()
  const post = randomUUID()
  await live.publish(`post:${post}`, like(1, post))
  await live.flush()
  const { data: position } = await testApp.call(livePositionEndpoints.show, {})
  await live.publish(`post:${post}`, like(2, post))
  await live.flush()
  const stream = await open(app, `/events?topics=post:${post}&after=${position.event_id}`)
  expect([stream.first, await stream.next()]).toMatchObject([{ data: like(2, post) }, { event: 'ready' }])
})

test('an event of a process that ended between commit and sending is sent by another', async () => {
  const post = randomUUID()
  const stream = await open(openProcess().app, `/events?topics=post:${post}`)
  await db()
    .insert(liveEvents)
    .values({ topic: `post:${post}`, data: like(1, post), createdAt: time.now })
  await services.live.flush()
  expect(await stream.next()).toMatchObject({ data: like(1, post) })
})

test('an event of a transaction that is rolled back is not sent', async () => {
  const post = randomUUID()
  const stream = await open(openProcess().app, `/events?topics=post:${post}`)
  const failing = db.transaction(async () => {
    await services.live.publish(`post:${post}`, like(1, post))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await services.live.publish(`post:${post}`, like(2, post))
  expect(await stream.next()).toMatchObject({ data: { likes_count: 2 } })
})

test('events of many transactions at once all arrive, each once', async () => {
  const post = randomUUID()
  const [first, second] = [openProcess(), openProcess()]
  const stream = await open(first.app, `/events?topics=post:${post}`)
  const count = 30
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 ? first : second).live.publish(`post:${post}`, like(index, post)),
    ),
  )
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push(Number((await stream.next())?.id))
  expect(new Set(ids).size).toBe(count)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('a browser that missed deleted events is asked to fetch everything again', async () => {
  const path = `/events?topics=post:${randomUUID()}`
  const { app, live } = openProcess()
  const { first } = await open(app, path)
  for (const likes of [1, 2]) await live.publish('staff', like(likes))
  await live.flush()
  await deleteEventsBefore(db(), new Date(time.now.getTime() + 1))
  expect(await open(app, path, { after: first?.id })).toMatchObject({ first: { event: 'reset' } })
})

test('a session that ends closes its stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app } = openProcess()
  const { user, token } = await makeMember(db, time.now)
  const stream = await open(app, '/user/events', { token })
  await revokeTokens(db(), user.id)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await stream.next()).toMatchObject({ event: 'end' })
  expect(await stream.next()).toBeUndefined()
})

test('one connection more than an account may have closes its oldest, and no other’s (LIVE-5)', async () => {
  const { app, live } = openProcess()
  const [ana, ben] = [await makeMember(db, time.now), await makeMember(db, time.now)]
  const bens = await open(app, '/user/events', { token: ben.token })
  const anas = []
  for (let index = 0; index <= maxLiveConnectionsPerAccount; index++)
    anas.push(await open(app, '/user/events', { token: ana.token }))
  expect(await anas[0]?.next()).toMatchObject({ event: 'replaced' })
  expect(await anas[0]?.next()).toBeUndefined()
  expect(live.subscriberCount()).toBe(maxLiveConnectionsPerAccount + 1)
  for (const { user } of [ana, ben]) await live.publish(`user:${user.id}`, { type: 'notifications' })
  for (const stream of [...anas.slice(1), bens])
    expect(await stream.next()).toMatchObject({ data: { type: 'notifications' } })
})

test('guests of one network share a limit, others are not affected (LIVE-5)', async () => {
  const { app, live } = openProcess()
  const from = async (address: string) =>
    app.fetch(new Request('http://academy.test/api/v1/events'), { clientAddress: address })
  for (let index = 0; index <= maxLiveConnectionsPerNetwork; index++) await from('198.51.100.1')
  expect(live.subscriberCount()).toBe(maxLiveConnectionsPerNetwork)
  await from('198.51.100.2')
  expect(live.subscriberCount()).toBe(maxLiveConnectionsPerNetwork + 1)
})

test('a closed connection is removed', async () => {
  const { app, live } = openProcess()
  const stream = await open(app, '/events')
  expect(live.subscriberCount()).toBe(1)
  await stream.close()
  expect(live.subscriberCount()).toBe(0)
})

test('a browser that does not read is disconnected', async () => {
  const post = randomUUID()
  const { app, live } = openProcess()
  await open(app, `/events?topics=post:${post}`)
  const many = Array.from({ length: 1500 }, (_, index) => like(index, post))
  await db()
    .insert(liveEvents)
    .values(many.map((data) => ({ topic: `post:${post}`, data, createdAt: time.now })))
  await live.flush()
  await vi.waitFor(() => expect(live.subscriberCount()).toBe(0))
})

test('guests have no events of their own, and topics are checked', async () => {
  const status = async (path: string) => (await testApp.request('GET', path)).status
  expect(await status('/user/events')).toBe(401)
  expect(await status('/events?topics=user:1')).toBe(400)
  expect(await status('/events?topics=staff')).toBe(400)
})
