import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test('the days until an event are counted by the calendar of its venue', () => {
  const lisbon = (moment: string, now: string) => daysUntil(moment, 'Europe/Lisbon', new Date(now))
  expect(lisbon('2027-03-20T09:00:00Z', '2027-03-20T07:00:00Z')).toBe(0)
  expect(lisbon('2027-03-20T09:00:00Z', '2027-03-19T23:30:00Z')).toBe(1)
  expect(lisbon('2027-03-20T09:00:00Z', '2027-03-22T00:30:00Z')).toBe(-2)
  // The clocks change on the 28th.
  expect(lisbon('2027-04-01T09:00:00Z', '2027-03-20T12:00:00Z')).toBe(12)
  expect(daysUntil('2027-03-20T01:00:00Z', 'America/New_York', new Date('2027-03-19T12:00:00Z'))).toBe(0)
})
