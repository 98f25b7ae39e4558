import { expect, test } from 'vitest'
import { sendQueue, type SendOutcome } from './send-queue.ts'
import { storedQueue } from './stored-queue.ts'

type Entry = { text: string; at: string }

function openQueue(maxEntries = 10) {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const isEntry = (stored: unknown): stored is Entry =>
    typeof stored === 'object' && stored !== null && 'text' in stored && 'at' in stored
  const queue = storedQueue<Entry>({ storage, key: 'letters', isEntry, addedAt: ({ at }) => at, maxEntries })
  return { values, queue }
}

const entryAt = (minute: number, text = 'x'): Entry => ({ text, at: `2030-01-01T10:0${minute}:00Z` })

test('replaces the entry with the same id, and drops the oldest beyond the maximum', () => {
  const { queue } = openQueue(2)
  queue.put('a', entryAt(1))
  queue.put('b', entryAt(2))
  queue.put('b', entryAt(3, 'newer'))
  queue.put('c', entryAt(4))
  expect(queue.read()).toEqual({ b: entryAt(3, 'newer'), c: entryAt(4) })
})

test('reads only entries from storage it did not write', () => {
  const { queue, values } = openQueue()
  values.set('letters', JSON.stringify({ a: 7, b: entryAt(1), c: null }))
  expect(queue.read()).toEqual({ b: entryAt(1) })
  for (const stored of ['null', '"text"', 'no JSON']) {
    values.set('letters', stored)
    expect(queue.read()).toEqual({})
  }
})

test('settles an entry only if it was not changed since it was read', () => {
  const { queue, values } = openQueue()
  queue.put('a', entryAt(1, 'newer'))
  queue.settle('a', entryAt(0), null)
  queue.settle('a', entryAt(0), entryAt(0, 'older'))
  expect(queue.read()).toEqual({ a: entryAt(1, 'newer') })
  queue.settle('a', entryAt(1, 'newer'), entryAt(1, 'failed'))
  expect(queue.read()).toEqual({ a: entryAt(1, 'failed') })
  queue.settle('a', entryAt(1, 'failed'), null)
  expect(values.size).toBe(0)
})

test('sends the others after one that waits, and none after the connection was lost', async () => {
  const outcomes: Record<string, SendOutcome> = { a: 'waits', b: 'done', c: 'offline', d: 'done' }
  const { queue } = openQueue()
  for (const [index, id] of ['d', 'c', 'b', 'a'].entries()) queue.put(id, entryAt(index))
  const sent: string[] = []
  const isChanged = await sendQueue(queue, async (id) => {
    sent.push(id)
    return outcomes[id] ?? 'done'
  })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(Object.keys(queue.read())).toEqual(['d', 'c', 'a'].toReversed())
  expect(isChanged).toBe(true)
})
