import { expect, test } from 'vitest'
import { reviewOutbox } from './review-outbox.ts'

function fakeStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const saved = { value: 'b', base: 'b', isSaved: true }

test('what is not saved is read again, by the same person in the same attempt', () => {
  const storage = fakeStorage()
  const outbox = reviewOutbox({ storage, viewerId: 'me', attemptId: 'x' })
  const comments = { q: { value: 'Well cut', base: '', isSaved: false } }
  const stroke = { color: 'brass' as const, width: 0.01, points: [[0.1, 0.2] satisfies [number, number]] }
  const drawings = { f: { value: [stroke], base: [], isSaved: false } }
  outbox.write({
    marks: { q: { value: 80, base: null, isSaved: false } },
    comments: { ...comments, p: saved },
    drawings,
  })
  const marks = { q: { value: 80, base: null, isSaved: false } }
  expect(outbox.read()).toEqual({ marks, comments, drawings })
  const empty = { marks: {}, comments: {}, drawings: {} }
  expect(reviewOutbox({ storage, viewerId: 'other', attemptId: 'x' }).read()).toEqual(empty)
  outbox.write({ marks: {}, comments: { p: saved }, drawings: {} })
  expect(storage.entries.size).toBe(0)
})

test('a storage that is broken or full is empty', () => {
  const storage = {
    ...fakeStorage(),
    getItem: () => '{"marks": 1',
    setItem: () => {
      throw new Error('full')
    },
  }
  const outbox = reviewOutbox({ storage, viewerId: 'me', attemptId: 'x' })
  outbox.write({ marks: { q: { value: 80, base: null, isSaved: false } }, comments: {}, drawings: {} })
  expect(outbox.read()).toEqual({ marks: {}, comments: {}, drawings: {} })
})
