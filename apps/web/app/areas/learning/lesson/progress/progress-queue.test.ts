import { expect, test } from 'vitest'
import { merge, progressQueue, type QueuedProgress } from './progress-queue.ts'
import { isWatchedEnough } from './is-watched-enough.ts'
import { hasDone, sendProgress } from './send-progress.ts'

function openStorage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const played = (from: number, to: number, minute = 0): QueuedProgress => ({
  watched: [[from, to]],
  position: { seconds: to, recorded_at: new Date(Date.UTC(2030, 0, 1, 10, minute)).toISOString() },
})

const ok = (body: unknown = {}) => Response.json(body)

test('joins what is added to a lesson, and keeps the later position', () => {
  const queue = progressQueue(openStorage(), 'ana')
  queue.add('knot', played(0, 12, 1))
  queue.add('knot', played(10, 20, 3))
  queue.add('knot', played(40, 50, 2))
  expect(queue.read()).toEqual({
    knot: {
      watched: [
        [0, 20],
        [40, 50],
      ],
      position: played(10, 20, 3).position,
    },
  })
})

test('keeps the progress of two people apart', () => {
  const storage = openStorage()
  progressQueue(storage, 'ana').add('knot', played(0, 10))
  expect(progressQueue(storage, 'ben').read()).toEqual({})
})

test('reads an empty queue from storage it did not write', () => {
  const storage = openStorage()
  storage.setItem('progress:ana', '{"knot":7}')
  expect(progressQueue(storage, 'ana').read()).toEqual({})
  storage.setItem('progress:ana', 'no JSON')
  expect(progressQueue(storage, 'ana').read()).toEqual({})
})

test('drops the oldest lessons and the shortest ranges beyond its limits', () => {
  const queue = progressQueue(openStorage(), 'ana')
  for (let lesson = 0; lesson < 52; lesson++) queue.add(`lesson-${lesson}`, played(0, 10, lesson))
  expect(Object.keys(queue.read())).toHaveLength(50)
  expect(queue.read()).not.toHaveProperty('lesson-1')
  const watched = Array.from({ length: 250 }, (_, index): [number, number] => [
    index * 100,
    index * 100 + 1 + index / 10,
  ])
  queue.add('scattered', { ...played(0, 1, 59), watched })
  expect(queue.read()['scattered']?.watched).toEqual(watched.slice(50))
})

test('leaves out ranges without length', () => {
  expect(merge([[5, 5]])).toEqual([])
})

test('saves what waits and empties the queue', async () => {
  const storage = openStorage()
  const queue = progressQueue(storage, 'ana')
  queue.add('knot', played(0, 10))
  queue.add('braid', played(5, 15))
  const saved = await sendProgress(queue, async (lessonId) => ok({ lessonId }))
  expect([...saved.keys()].toSorted()).toEqual(['braid', 'knot'])
  expect(storage.values.size).toBe(0)
})

test('keeps what could not be sent until the next time', async () => {
  const queue = progressQueue(openStorage(), 'ana')
  queue.add('knot', played(0, 10))
  await sendProgress(queue, async () => {
    throw new TypeError('Failed to fetch')
  })
  await sendProgress(queue, async () => new Response(null, { status: 503 }))
  await sendProgress(queue, async () => new Response(null, { status: 401 }))
  expect(queue.read()).toEqual({ knot: played(0, 10) })
})

test.each([403, 404, 410, 422])('drops what is refused with %i', async (status) => {
  const queue = progressQueue(openStorage(), 'ana')
  queue.add('knot', played(0, 10))
  await sendProgress(queue, async () => new Response(null, { status }))
  expect(queue.read()).toEqual({})
})

test('keeps what was played while the last save was on its way', async () => {
  const queue = progressQueue(openStorage(), 'ana')
  queue.add('knot', played(0, 10, 0))
  await sendProgress(queue, async () => {
    queue.add('knot', played(10, 12, 1))
    return ok()
  })
  expect(queue.read()).toEqual({ knot: { ...played(0, 12, 1) } })
})

test('tells that a lesson became done by what was sent, unless it was done before', async () => {
  const queue = progressQueue(openStorage(), 'ana')
  queue.add('knot', played(0, 10))
  queue.add('braid', played(0, 10))
  const saved = await sendProgress(queue, async (id) =>
    ok({ data: { done_at: id === 'knot' ? '2030-01-01T10:00:00.000Z' : null } }),
  )
  expect(hasDone(saved, null)).toBe(true)
  expect(hasDone(saved, 'knot')).toBe(false)
})

test('a lesson that was skipped to its end is not watched enough; what was watched before counts', () => {
  expect(
    isWatchedEnough(
      [
        [0, 10],
        [290, 300],
      ],
      300,
    ),
  ).toBe(false)
  expect(
    isWatchedEnough(
      [
        [0, 200],
        [150, 270],
      ],
      300,
    ),
  ).toBe(true)
  expect(isWatchedEnough([[0, 10]], null)).toBe(false)
})
