import type { BankTransaction, MatchedOrder } from '@chignon/contract/commerce/bank-statement'
import { expect, test } from 'vitest'
import { leftToDivide, proposeParts, readParts } from './booking-parts.ts'

const order = (id: string, due: number, currency = 'EUR'): MatchedOrder => ({
  id,
  number: id,
  buyer: 'Ada',
  state: 'awaiting_payment',
  total: due,
  due,
  currency,
})
const payment = (
  amount: number,
  orders: MatchedOrder[],
  hints: [] | ['fits_other'] = [],
): BankTransaction => ({
  id: 'it',
  account: 'DE02',
  reference: null,
  booked_on: '2027-03-12',
  amount,
  currency: 'EUR',
  payer: 'Ada',
  text: '',
  is_reversal: false,
  state: 'open',
  match: { kind: 'unknown', hints, orders },
  bookings: [],
  reason: null,
  settled_at: null,
})
const proposed = (transaction: BankTransaction) =>
  proposeParts(transaction).map(({ order: { id }, amount }) => [id, amount])

test('all of it is proposed for the only order, and what is due of several that add up to it', () => {
  expect(proposed(payment(5000, [order('a', 4900)]))).toEqual([['a', '50.00']])
  expect(proposed(payment(5000, [order('a', 4900, 'USD')]))).toEqual([['a', '']])
  expect(proposed(payment(10_900, [order('a', 4900), order('b', 6000)]))).toEqual([
    ['a', '49.00'],
    ['b', '60.00'],
  ])
  expect(proposed(payment(9000, [order('a', 4900), order('b', 6000)]))).toEqual([])
  expect(proposed(payment(6000, [order('a', 4900), order('b', 6000)], ['fits_other']))).toEqual([
    ['a', '60.00'],
  ])
  expect(proposed(payment(9000, []))).toEqual([])
})

test('what is left to divide is known in the currency of the payment', () => {
  const parts = [{ order: order('a', 4900), amount: '40,00' }]
  expect(leftToDivide(payment(5000, []), parts)).toBe(1000)
  expect(leftToDivide(payment(5000, []), [{ order: order('a', 1, 'USD'), amount: '' }])).toBeNull()
  expect(readParts(parts)).toEqual([{ order_id: 'a', amount: 4000 }])
  expect(readParts([{ order: order('a', 4900), amount: 'half' }])).toBeNull()
})
