import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCall } from '@chignon/app-kit/data/call'
import { createQueryClient } from '@chignon/app-kit/data/query-client'
import { outboxAtom, sendAgainAtom, sendMessageAtom } from './outbox-atoms.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const message = {
  id: '5b0f7c1e-6a3c-4a7e-9d7c-1f2e3d4c5b6a',
  text: 'Hello',
  picture: null,
  createdAt: '2027-05-01T10:00:00.000Z',
}
const sent = {
  data: {
    id: message.id,
    author: { id: message.id, first_name: 'Ana', last_name: 'Díaz', thumbnail_url: null },
    is_from_academy: false,
    text: 'Hello',
    picture: null,
    created_at: message.createdAt,
  },
}

/** A store whose calls get these statuses, one after another. */
function setUp(...statuses: number[]) {
  const bodies: string[] = []
  const store = createStore()
  const fetch = async (request: Request) => {
    bodies.push(`${request.url} ${await request.text()}`)
    const status = statuses.shift() ?? 200
    return Response.json(status === 200 ? sent : { message: 'No', code: 'server_error' }, { status })
  }
  store.set(queryClientAtom, createQueryClient(createCall({ base: 'http://a.test', locale: 'en', fetch })))
  return { store, bodies }
}

it('shows a message at once, and removes it when it was sent', async () => {
  const { store } = setUp()
  const sending = store.set(sendMessageAtom, message)
  expect(store.get(outboxAtom)).toEqual([{ ...message, hasFailed: false }])
  await sending
  expect(store.get(outboxAtom)).toEqual([])
})

it('sends again with the same id after a failure of the server', async () => {
  const { store, bodies } = setUp(500, 500)
  const sending = store.set(sendMessageAtom, message)
  await vi.runAllTimersAsync()
  await sending
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(store.get(outboxAtom)).toEqual([])
})

it('keeps a message that could not be sent, until it is sent again', async () => {
  const { store } = setUp(422)
  await store.set(sendMessageAtom, message)
  expect(store.get(outboxAtom)).toEqual([{ ...message, hasFailed: true }])
  await store.set(sendAgainAtom)
  expect(store.get(outboxAtom)).toEqual([])
})

it('sends a picture with what it shows', async () => {
  const { store, bodies } = setUp()
  const picture = {
    id: '0e9f2c4a-7d11-4d7e-8f0c-6a5b4c3d2e1f',
    src: '/api/v1/user/chat/pictures/1/320.webp',
    sources: [],
    width: 320,
    height: 240,
    placeholder: '',
    focal_point: { x: 0.5, y: 0.5 },
    alt: 'My fringe',
  }
  await store.set(sendMessageAtom, { ...message, text: '', picture })
  expect(bodies[0]).toContain(JSON.stringify({ text: '', picture_id: picture.id, picture_alt: 'My fringe' }))
})
