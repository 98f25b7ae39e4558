import { expect, test } from 'vitest'
import { invoiceDaysLeft, invoiceStateOf } from './invoice-row.rules.ts'

const issued = new Date('2027-03-01T10:00:00Z')

test.each([
  ['2027-03-01T10:00:00Z', 7],
  ['2027-03-01T23:00:00Z', 7],
  ['2027-03-03T10:00:00Z', 5],
  ['2027-03-08T09:59:59Z', 1],
  ['2027-03-08T10:00:00Z', 0],
  ['2027-04-01T00:00:00Z', 0],
  // A clock that runs behind does not add an eighth day.
  ['2027-02-28T00:00:00Z', 7],
])('at %s returns %i days left', (now, days) => {
  expect(invoiceDaysLeft(issued, new Date(now))).toBe(days)
})

test('is open for 7 days, then cancelled; a paid one stays paid', () => {
  expect(invoiceStateOf(issued, null, new Date('2027-03-08T09:00:00Z'))).toBe('open')
  expect(invoiceStateOf(issued, null, new Date('2027-03-08T10:00:00Z'))).toBe('cancelled')
  expect(invoiceStateOf(issued, new Date('2027-03-04T08:00:00Z'), new Date('2028-01-01T00:00:00Z'))).toBe(
    'paid',
  )
})
