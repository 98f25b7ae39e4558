import { describe, expect, test } from 'vitest'
import { orderLineRow } from '../../testing/order-line-row.ts'
import { testNow } from '../../testing/test-now.ts'
import { withdrawalOf } from './withdrawal.rules.ts'

type Order = Parameters<typeof withdrawalOf>[0]
type Line = Order['lines'][number]
type Tickets = Parameters<typeof withdrawalOf>[1]

const line = (id: string, type: Line['type'], refunded = 0): Line => ({
  ...orderLineRow(id, { type, accessDays: 30, refunded }),
  event: null,
})

const ticket: Tickets[number] = {
  id: 'one',
  orderLineId: 'ticket',
  ticketTypeId: 'ticket',
  ticketPackageId: null,
  state: 'valid',
  holderName: 'Ada Bell',
  holderEmail: 'ada@example.com',
}

const order: Order = {
  id: 'order',
  number: '7KQ4-M2XD',
  userId: 'user',
  idempotencyKey: 'key',
  bodyDigest: null,
  state: 'paid',
  locale: 'en',
  currency: 'USD',
  subtotal: 3000,
  discount: 0,
  tax: 24,
  total: 3024,
  refunded: 0,
  promoCodeId: null,
  promoCode: null,
  billing: null,
  paymentMethod: null,
  heldUntil: null,
  hold: null,
  dueAt: null,
  createdAt: testNow,
  paidAt: testNow,
  closedAt: null,
  lines: [line('course', 'course'), line('ticket', 'ticket'), line('returned', 'program', 1008)],
  attendees: [],
  eventStartsAt: null,
  payment: null,
}
const afterDays = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)

const withdraw = (lineIds: string[], now: Date, given: Partial<Order> = {}, tickets: Tickets = []) =>
  withdrawalOf({ ...order, ...given }, tickets, { lineIds, ticketIds: tickets.map(({ id }) => id) }, now)

test('a course can be withdrawn from within 7 days of payment (REFUND-1)', () => {
  const until = afterDays(7)
  expect(withdraw(['course'], afterDays(6.99))).toEqual({ parts: [{ lineId: 'course' }], until })
  expect(withdraw(['course'], until)).toBe('too late')
})

test('a ticket cannot be withdrawn from (REFUND-2)', () => {
  expect(withdraw(['course', 'ticket'], testNow)).toBe('tickets')
  expect(withdraw([], testNow, {}, [ticket])).toBe('tickets')
})

test('what is not paid, was returned, or is unknown cannot be withdrawn from', () => {
  expect(withdraw(['course'], testNow, { state: 'draft', paidAt: null })).toBe('not paid')
  expect(withdraw(['returned'], testNow)).toBe('not paid')
  expect(withdraw(['other'], testNow)).toBe('unknown line')
  expect(withdraw([], testNow)).toBe('unknown line')
})

describe('the tickets of a postponed event (REFUND-7)', () => {
  const orderOf = (event: Partial<NonNullable<Line['event']>>): Partial<Order> => ({
    lines: [
      {
        ...line('ticket', 'ticket'),
        event: {
          id: 'event',
          startsAt: afterDays(90),
          endsAt: afterDays(91),
          timezone: 'Europe/Lisbon',
          city: { en: 'Lisbon' },
          schedule: 'rescheduled',
          postponedAt: afterDays(10),
          ...event,
        },
      },
    ],
  })
  const parts = [{ lineId: 'ticket', ticketIds: ['one'] }]

  test('can be returned for 14 days from the notice', () => {
    const until = afterDays(24)
    expect(withdraw([], afterDays(23.99), orderOf({}), [ticket])).toEqual({ parts, until })
    expect(withdraw([], until, orderOf({}), [ticket])).toBe('too late')
  })

  test('can be returned at most until the event begins', () => {
    const startsAt = afterDays(12)
    expect(withdraw([], afterDays(11), orderOf({ startsAt }), [ticket])).toEqual({ parts, until: startsAt })
    expect(withdraw([], startsAt, orderOf({ startsAt }), [ticket])).toBe('too late')
  })

  test('can be returned without end while the new date is not known', () => {
    expect(withdraw([], afterDays(80), orderOf({ schedule: 'postponed' }), [ticket])).toEqual({
      parts,
      until: null,
    })
  })

  test('cannot be returned if they were bought with the new date', () => {
    expect(withdraw([], testNow, orderOf({ postponedAt: testNow }), [ticket])).toBe('too late')
  })
})
