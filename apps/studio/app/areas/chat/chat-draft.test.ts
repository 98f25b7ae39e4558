import { expect, test } from 'vitest'
import { afterSending, attemptOf, emptyDraft, readDraft, writeDraft } from './chat-draft.ts'

function createStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

test('a draft is read as it was written, and an empty one leaves nothing behind', () => {
  const storage = createStorage()
  const draft = { text: 'Yes, ', attempt: { id: '1', text: 'Yes' } }
  writeDraft(storage, 'key', draft)
  expect(readDraft(storage, 'key')).toEqual(draft)
  writeDraft(storage, 'key', { ...draft, text: '' })
  expect(storage.stored.size).toBe(0)
})

test('what is no draft is an empty one', () => {
  expect(readDraft(createStorage({ key: '{"text":1}' }), 'key')).toEqual(emptyDraft)
  expect(readDraft(createStorage({ key: 'text' }), 'key')).toEqual(emptyDraft)
})

test('sending the same text again keeps its id, another text has another', () => {
  const first = attemptOf({ text: ' Yes ', attempt: null }, () => '1')
  expect(first).toEqual({ id: '1', text: 'Yes' })
  expect(attemptOf({ text: 'Yes', attempt: first }, () => '2')).toEqual(first)
  expect(attemptOf({ text: 'Yes!', attempt: first }, () => '2')).toEqual({ id: '2', text: 'Yes!' })
})

test('what was typed while the message was on its way stays', () => {
  expect(afterSending('Yes\n', 'Yes')).toBe('')
  expect(afterSending('Yes\nAnd two combs', 'Yes')).toBe('And two combs')
  expect(afterSending('No', 'Yes')).toBe('No')
})
