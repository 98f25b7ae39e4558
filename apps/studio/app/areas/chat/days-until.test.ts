import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
  ['2027-03-03T12:00:01Z', 1],
  ['2027-03-23T12:00:00Z', 20],
  ['2027-03-01T12:00:00Z', 0],
])('until %s there are %i days', (moment, days) => {
  expect(daysUntil(moment, Date.parse('2027-03-03T12:00:00Z'))).toBe(days)
})
