import { expect, test } from 'vitest'
import { mergeNotes } from './log-entries.ts'
import { testMessage } from './test-chat.ts'

const messages = [testMessage('b', '2027-03-02T10:00:00Z'), testMessage('d', '2027-03-04T10:00:00Z')]
const author = { id: 'noor', first_name: 'Noor', last_name: 'Haddad', thumbnail_url: null }
const notes = ['2027-03-01T10:00:00Z', '2027-03-03T10:00:00Z'].map((at, index) => ({
  id: `note-${index}`,
  author,
  text: 'Left-handed.',
  created_at: at,
}))
const idsOf = (hasOlder: boolean) => mergeNotes(messages, notes, { hasOlder }).map(({ id }) => id)

test('notes are between the messages, where they were written', () => {
  expect(idsOf(false)).toEqual(['note-0', 'b', 'note-1', 'd'])
})

test('notes from before the messages that are loaded are left out', () => {
  expect(idsOf(true)).toEqual(['b', 'note-1', 'd'])
})
