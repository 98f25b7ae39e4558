import { expect, test } from 'vitest'
import { officeHoursAt, parseOfficeHours, type OfficeHoursSetting } from './office-hours.ts'

const lisbon: OfficeHoursSetting = {
  from: 1,
  to: 5,
  opens: '09:00',
  closes: '18:00',
  timezone: 'Europe/Lisbon',
}

test.each([
  // Summer time: an hour ahead of UTC.
  ['2027-07-05T08:00:00Z', true, null],
  ['2027-07-05T07:59:00Z', false, '2027-07-05T08:00:00.000Z'],
  ['2027-07-05T17:00:00Z', false, '2027-07-06T08:00:00.000Z'],
  // Friday evening, and a Sunday on which the clocks change.
  ['2027-07-09T17:30:00Z', false, '2027-07-12T08:00:00.000Z'],
  ['2027-10-31T12:00:00Z', false, '2027-11-01T09:00:00.000Z'],
])('at %s the office is open: %s, and opens at %s', (now, isOpen, opensAt) => {
  expect(officeHoursAt(lisbon, new Date(now))).toEqual({
    is_open: isOpen,
    opens_at: opensAt,
    timezone: 'Europe/Lisbon',
  })
})

test('reads weekdays, times and a time zone', () => {
  expect(parseOfficeHours('1-5 09:00-18:00 Europe/Lisbon')).toEqual(lisbon)
})

test.each(['', '1-5 9-18 Europe/Lisbon', '1-5 18:00-09:00 Europe/Lisbon', '1-5 09:00-18:00 Mars/Base'])(
  'refuses %j',
  (text) => expect(parseOfficeHours(text)).toBeNull(),
)
