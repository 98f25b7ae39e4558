import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { expect, test } from 'vitest'
import { refundLinesOf, refundTotal } from './refund-choice.ts'

type Line = StaffOrder['lines'][number]
const line = (given: Partial<Line>): Line => ({
  type: 'ticket',
  id: 'type',
  name: 'Seat',
  event_name: null,
  event: null,
  slug: 'live-masterclasses/lisbon',
  unit_price: 6000,
  count: 3,
  subtotal: 18_000,
  discount: 0,
  tax: 144,
  total: 18_144,
  access_days: null,
  line_id: 'tickets',
  refunded: 0,
  ...given,
})
const ticket = (id: string, state: StaffOrder['tickets'][number]['state'] = 'valid') => ({
  id,
  line_id: 'tickets',
  holder: { full_name: 'Ada', email: 'ada@example.com' },
  state,
})
const order: StaffOrder = {
  id: 'order',
  number: '7KQ4-M2XD',
  state: 'paid',
  lines: [line({}), line({ line_id: 'course', type: 'course', count: 1, total: 4900 })],
  tickets: [ticket('a'), ticket('b'), ticket('c', 'refunded')],
  attendees: [],
  billing: null,
  payment_method: 'card',
  currency: 'USD',
  subtotal: 22_900,
  discount: 0,
  tax: 144,
  total: 23_044,
  promo_code: null,
  refunded: 0,
  held_until: null,
  can_prolong: false,
  due_at: null,
  can_pay_by_transfer: false,
  can_withdraw: false,
  payment: null,
  created_at: '2027-03-01T10:00:00Z',
  paid_at: '2027-03-01T10:01:00Z',
  refunds: [],
  transfers: [],
  buyer: { id: 'ada', full_name: 'Ada', email: 'ada@example.com' },
}
const choose = (ticketIds: string[], amounts: Record<string, string> = {}) =>
  refundLinesOf(order, { ticketIds: new Set(ticketIds), amounts })

test('one of three tickets is a line with that ticket, at its share of the line', () => {
  const lines = choose(['a'])
  expect(lines).toEqual([{ line_id: 'tickets', ticket_ids: ['a'] }])
  expect(refundTotal(order, lines ?? [])).toBe(6048)
})

test('a ticket that was returned before is not returned again', () => {
  expect(choose(['c'])).toEqual([])
})

test('an amount is returned as it was typed, up to what is left', () => {
  expect(choose([], { course: '20,00' })).toEqual([{ line_id: 'course', amount: 2000 }])
  expect(choose([], { course: '49.01' })).toBeNull()
  expect(choose([], { course: 'half' })).toBeNull()
  expect(choose([], { course: ' ' })).toEqual([])
})
