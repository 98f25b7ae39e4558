import { expect, test } from 'vitest'
import { isSoldAt, isUsableAt, statusAt, summarizeTickets } from './live-masterclass.rules.ts'

const event = {
  startsAt: new Date('2030-05-09T07:00:00Z'),
  endsAt: new Date('2030-05-10T16:30:00Z'),
  schedule: 'scheduled' as const,
}

test.each([
  ['the minute before', '2030-05-09T06:59:59Z', 'upcoming'],
  ['the first minute', '2030-05-09T07:00:00Z', 'ongoing'],
  ['the night between', '2030-05-09T23:00:00Z', 'ongoing'],
  ['the last minute', '2030-05-10T16:29:59Z', 'ongoing'],
  ['the end', '2030-05-10T16:30:00Z', 'finished'],
] as const)('%s', (_, now, status) => {
  expect(statusAt(event, new Date(now))).toBe(status)
})

test.each([
  ['until its own end', '2030-05-09T16:30:00Z', '2030-05-09T16:29:59Z', true],
  ['not from its own end on', '2030-05-09T16:30:00Z', '2030-05-09T16:30:00Z', false],
  ['until the end of the event', null, '2030-05-10T16:29:59Z', true],
  ['not after the event', null, '2030-05-10T16:30:00Z', false],
] as const)('a ticket can be used %s', (_, usableUntil, now, expected) => {
  expect(isUsableAt(usableUntil, event, new Date(now))).toBe(expected)
})

test('a finished event has no price and no seats left', () => {
  const tickets = [{ price: 100, currency: 'USD', seats: 5, left: 3, usable_until: null }]
  expect(summarizeTickets(tickets, event, event.endsAt)).toEqual({
    price_from: null,
    currency: 'USD',
    seats: 5,
    seats_left: 0,
  })
})

test('a cancelled event sells nothing, and its tickets cannot be used (EVENT-7)', () => {
  const cancelled = { ...event, schedule: 'cancelled' as const }
  expect(isSoldAt(null, cancelled, new Date('2030-05-01'))).toBe(false)
  expect(isUsableAt(null, cancelled, new Date('2030-05-01'))).toBe(false)
})

test('a postponed event without a new date is upcoming and sells nothing, and its tickets stay usable (EVENT-7)', () => {
  const postponed = { ...event, schedule: 'postponed' as const }
  const later = new Date('2030-06-01')
  expect(statusAt(postponed, later)).toBe('upcoming')
  expect(isSoldAt(null, postponed, later)).toBe(false)
  expect(isUsableAt('2030-05-09T16:30:00Z', postponed, later)).toBe(true)
})
