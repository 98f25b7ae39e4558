import { expect, test } from 'vitest'
import { examOutbox } from './exam-outbox.ts'

const values = new Map<string, string>()
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
}
const owner = 'ada@example.com'
const answer = { option_ids: ['one'], text: '', written_at: '2030-01-01T10:00:00.000Z' }

test('keeps the answers of an attempt apart from those of others', () => {
  examOutbox(storage, { owner, attemptId: 'first' }).put('question', answer)
  expect(examOutbox(storage, { owner, attemptId: 'first' }).read()).toEqual({ question: answer })
  expect(examOutbox(storage, { owner, attemptId: 'second' }).read()).toEqual({})
  expect(examOutbox(storage, { owner: 'ben@example.com', attemptId: 'first' }).read()).toEqual({})
})

test('reads only answers', () => {
  values.set(
    `exam:third:${owner}`,
    JSON.stringify({ a: answer, b: { ...answer, option_ids: [7] }, c: 'text' }),
  )
  expect(examOutbox(storage, { owner, attemptId: 'third' }).read()).toEqual({ a: answer })
})
