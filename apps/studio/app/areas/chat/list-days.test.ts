import { expect, test } from 'vitest'
import { listDays } from './list-days.ts'
import { mergeNotes } from './log-entries.ts'
import { testMessage } from './test-chat.ts'

const now = new Date('2027-03-03T12:00:00Z')

test('days are those of the time zone', () => {
  const messages = [testMessage('a', '2027-03-01T22:30:00Z'), testMessage('b', '2027-03-01T23:30:00Z')]
  const ids = (timeZone: string) =>
    listDays(mergeNotes(messages, [], { hasOlder: false }), now, timeZone).map(({ id, daysAgo }) => [
      id,
      daysAgo,
    ])
  expect(ids('UTC')).toEqual([['2027-03-01', 2]])
  expect(ids('Europe/Berlin')).toEqual([
    ['2027-03-01', 2],
    ['2027-03-02', 1],
  ])
})

test('a message continues the one before if the same person wrote it a moment ago', () => {
  const messages = [
    testMessage('a', '2027-03-03T10:00:00Z'),
    testMessage('b', '2027-03-03T10:04:00Z'),
    testMessage('c', '2027-03-03T10:05:00Z', { isFromAcademy: true }),
    testMessage('d', '2027-03-03T10:20:00Z', { isFromAcademy: true }),
  ]
  const [day] = listDays(mergeNotes(messages, [], { hasOlder: false }), now, 'UTC')
  expect(day?.entries.map(({ isContinued }) => isContinued)).toEqual([false, true, false, false])
})
