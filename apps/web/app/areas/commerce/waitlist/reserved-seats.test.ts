import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { expect, test } from 'vitest'
import { canWaitFor, withReservedSeats } from './reserved-seats.ts'

const ticket = { id: 'seat', name: 'Seat', note: '', price: 100, currency: 'USD', seats: 20, is_usable: true }
const extra = { id: 'kit', name: 'Kit', note: '', price: 100, currency: 'USD', is_usable: true }
const eventWith = (seats_left: number, stock_left: number) => ({
  starts_at: '2030-05-09T07:00:00.000Z',
  tickets: [{ ...ticket, seats_left }],
  packages: [{ ...extra, stock_left }],
})
const entry: WaitlistEntry = {
  id: 'entry',
  state: 'offered',
  live_masterclass: {
    id: 'event',
    slug: 'event',
    name: 'Event',
    starts_at: '2030-05-09T07:00:00.000Z',
    ends_at: '2030-05-09T17:00:00.000Z',
    timezone: 'Europe/Lisbon',
  },
  ticket_type: { id: 'seat', name: 'Seat' },
  ticket_package: null,
  count: 2,
  place: null,
  offer_ends_at: '2030-05-02T07:00:00.000Z',
  order_id: null,
}

test.each([
  ['before the list closes', eventWith(0, 9), '2030-05-09T04:59:59Z', true],
  ['once the list is closed', eventWith(0, 9), '2030-05-09T05:00:00Z', false],
  ['with 4 seats and packages left', eventWith(4, 4), '2030-05-01T00:00:00Z', false],
  ['with 3 packages left', eventWith(9, 3), '2030-05-01T00:00:00Z', true],
])('%s', (_, event, now, expected) => {
  expect(canWaitFor(event, new Date(now))).toBe(expected)
})

test('seats of an offer are left for its person, others not', () => {
  const event = { ...eventWith(1, 0), seats_left: 1 } as LiveMasterclass
  expect(withReservedSeats(event, entry)).toMatchObject({
    seats_left: 3,
    tickets: [{ seats_left: 3 }],
    packages: [{ stock_left: 0 }],
  })
  expect(withReservedSeats(event, { ...entry, state: 'waiting' })).toBe(event)
})
