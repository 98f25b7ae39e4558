import { expect, test } from 'vitest'
import { statusAt } from './live-masterclass.rules.ts'

const event = { startsAt: new Date('2030-05-09T07:00:00Z'), endsAt: new Date('2030-05-10T16:30:00Z') }

test.each([
  ['the minute before', '2030-05-09T06:59:59Z', 'upcoming'],
  ['the first minute', '2030-05-09T07:00:00Z', 'ongoing'],
  ['the night between', '2030-05-09T23:00:00Z', 'ongoing'],
  ['the last minute', '2030-05-10T16:29:59Z', 'ongoing'],
  ['the end', '2030-05-10T16:30:00Z', 'finished'],
] as const)('%s', (_, now, status) => {
  expect(statusAt(event, new Date(now))).toBe(status)
})
