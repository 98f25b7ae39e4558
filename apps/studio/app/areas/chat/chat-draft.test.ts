import { expect, test } from 'vitest'
import {
  afterSending,
  attemptOf,
  chooseDraft,
  emptyDraft,
  readDraft,
  receiveDraft,
  writeDraft,
  type ChatDraft,
} from './chat-draft.ts'

const draftOf = (given: Partial<ChatDraft>): ChatDraft => ({ ...emptyDraft, ...given })

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
  const draft = draftOf({ text: 'Yes, ', attempt: { id: '1', text: 'Yes' } })
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
  const first = attemptOf(draftOf({ text: ' Yes ' }), () => '1')
  expect(first).toEqual({ id: '1', text: 'Yes' })
  expect(attemptOf(draftOf({ text: 'Yes', attempt: first }), () => '2')).toEqual(first)
  expect(attemptOf(draftOf({ text: 'Yes!', attempt: first }), () => '2')).toEqual({ id: '2', text: 'Yes!' })
})

test('what was typed while the message was on its way stays', () => {
  expect(afterSending('Yes\n', 'Yes')).toBe('')
  expect(afterSending('Yes\nAnd two combs', 'Yes')).toBe('And two combs')
  expect(afterSending('No', 'Yes')).toBe('No')
})

test('a draft of another device is taken where nothing was typed', () => {
  const theirs = { text: 'Yes, six', revision: 2 }
  expect(receiveDraft(emptyDraft, theirs, true)).toEqual(draftOf({ text: 'Yes, six', base: theirs }))
  const idle = draftOf({ text: 'Yes', base: { text: 'Yes', revision: 1 } })
  expect(receiveDraft(idle, theirs, false)).toEqual(draftOf({ text: 'Yes, six', base: theirs }))
})

test('a newer draft is offered and does not replace what is being typed', () => {
  const typed = draftOf({ text: 'No, s', base: { text: 'No', revision: 1 } })
  const theirs = { text: 'Yes, six', revision: 2 }
  const offered = receiveDraft(typed, theirs, true)
  expect(offered).toEqual({ ...typed, theirs })
  expect(chooseDraft(offered, 'mine')).toEqual({ ...typed, base: theirs })
  expect(chooseDraft(offered, 'theirs')).toEqual(draftOf({ text: 'Yes, six', base: theirs }))
  expect(receiveDraft(typed, { text: 'older', revision: 1 }, true)).toEqual(typed)
})

test('what was sent on another device leaves the field, unless more was typed here', () => {
  const sent = { text: '', revision: 3 }
  const idle = draftOf({ text: 'Yes', base: { text: 'Yes', revision: 2 } })
  expect(receiveDraft(idle, sent, true).text).toBe('')
  const typed = { ...idle, text: 'Yes and' }
  expect(receiveDraft(typed, sent, true)).toEqual({ ...typed, base: sent })
})
