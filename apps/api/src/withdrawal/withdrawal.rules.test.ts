import { expect, test } from 'vitest'
import { testNow } from '../testing/test-now.ts'
import { withdrawalOf } from './withdrawal.rules.ts'

type Order = Parameters<typeof withdrawalOf>[0]
type Line = Order['lines'][number]

const line = (id: string, type: Line['type'], refunded = 0): Line => ({
  id,
  orderId: 'order',
  position: 1,
  type,
  courseId: null,
  programId: null,
  onlineMasterclassId: null,
  ticketTypeId: null,
  ticketPackageId: null,
  subscriptionPlanId: null,
  name: { en: 'Line' },
  eventName: null,
  slug: 'courses/line',
  accessDays: 30,
  unitPrice: 1000,
  count: 1,
  subtotal: 1000,
  discount: 0,
  tax: 8,
  total: 1008,
  refunded,
})

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

test('a course can be withdrawn from within 7 days of payment (REFUND-1)', () => {
  const until = afterDays(7)
  expect(withdrawalOf(order, ['course'], afterDays(6.99))).toEqual({ lines: [order.lines[0]], until })
  expect(withdrawalOf(order, ['course'], until)).toBe('too late')
})

test('a ticket cannot be withdrawn from (REFUND-2)', () => {
  expect(withdrawalOf(order, ['course', 'ticket'], testNow)).toBe('tickets')
})

test('what is not paid, was returned, or is unknown cannot be withdrawn from', () => {
  expect(withdrawalOf({ ...order, state: 'draft', paidAt: null }, ['course'], testNow)).toBe('not paid')
  expect(withdrawalOf(order, ['returned'], testNow)).toBe('not paid')
  expect(withdrawalOf(order, ['other'], testNow)).toBe('unknown line')
})
