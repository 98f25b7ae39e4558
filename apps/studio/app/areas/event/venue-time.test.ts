import { expect, test } from 'vitest'
import { clockAt, momentAt } from './venue-time.ts'

test.each([
  ['2027-03-20', '10:00', 'Europe/Lisbon', '2027-03-20T10:00:00.000Z'],
  ['2027-07-20', '10:00', 'Europe/Lisbon', '2027-07-20T09:00:00.000Z'],
  ['2027-03-28', '10:00', 'Europe/Berlin', '2027-03-28T08:00:00.000Z'],
  ['2027-11-07', '09:30', 'America/New_York', '2027-11-07T14:30:00.000Z'],
  ['2027-01-10', '18:15', 'Asia/Tehran', '2027-01-10T14:45:00.000Z'],
])('%s %s in %s is %s, and back', (date, time, zone, moment) => {
  expect(momentAt(date, time, zone)).toBe(moment)
  expect(clockAt(moment, zone)).toEqual({ date, time })
})

test('without a date or a time there is no moment', () => {
  expect(momentAt('', '10:00', 'Europe/Lisbon')).toBeNull()
  expect(momentAt('2027-03-20', '', 'Europe/Lisbon')).toBeNull()
})
