import { expect, test } from 'vitest'
import { shownNotes, type QueuedNote } from './note-queue.ts'

const writtenAt = '2030-01-01T10:00:00Z'
const stored = (id: string, moment: number) => ({
  id,
  lesson_id: 'knot',
  moment,
  text: `stored ${id}`,
  created_at: writtenAt,
  updated_at: writtenAt,
})
const queued = (lesson_id: string, moment: number): QueuedNote => ({
  lesson_id,
  moment,
  text: 'written offline',
  written_at: '2030-01-01T11:00:00Z',
  state: 'waiting',
  reason: '',
})

test('shows the notes that wait among those that are stored, in the order of their moments', () => {
  const queue = { a: queued('knot', 30), c: queued('knot', 10), other: queued('braid', 5) }
  const notes = shownNotes([stored('a', 20), stored('b', 20)], queue, 'knot')
  expect(notes.map(({ id, moment, text, queued: waiting }) => [id, moment, text, waiting?.state])).toEqual([
    ['c', 10, 'written offline', 'waiting'],
    ['b', 20, 'stored b', undefined],
    ['a', 30, 'written offline', 'waiting'],
  ])
  expect(notes.find(({ id }) => id === 'a')?.created_at).toBe(writtenAt)
})
