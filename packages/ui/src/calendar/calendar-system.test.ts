import { expect, test } from 'vitest'
import { calendarOf, dayOfWeek, daysInMonth, isoOf, moveDate, partsOf } from './calendar-system.ts'
import { dateText } from './date-text.ts'
import { weekdayNames } from './month-weeks.ts'

const day = 86_400_000

test('Persian dates equal those of Intl, in both directions', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  for (let time = Date.UTC(1990, 0, 1); time < Date.UTC(2060, 0, 1); time += 13 * day) {
    const iso = new Date(time).toISOString().slice(0, 10)
    const parts = partsOf(iso, 'persian')
    expect(`${parts?.month}/${parts?.day}/${parts?.year}`).toBe(format.format(time).replace(' AP', ''))
    expect(parts && isoOf(parts, 'persian')).toBe(iso)
  }
})

test.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', 'soon', ''])('%j is not a date', (iso) => {
  expect(partsOf(iso, 'gregorian')).toBeNull()
})

test('a date that the calendar does not have is empty', () => {
  expect(isoOf({ year: 2027, month: 2, day: 29 }, 'gregorian')).toBe('')
  expect(isoOf({ year: 1404, month: 12, day: 30 }, 'persian')).toBe('')
  expect(isoOf({ year: 1403, month: 12, day: 30 }, 'persian')).toBe('2025-03-20')
})

test('moves by months of the calendar, to the last day of a shorter one', () => {
  expect(moveDate('2026-01-31', 'gregorian', { months: 1 })).toBe('2026-02-28')
  expect(moveDate('2026-09-22', 'persian', { months: 1 })).toBe('2026-10-22')
  expect([daysInMonth(1405, 6, 'persian'), daysInMonth(1405, 7, 'persian')]).toEqual([31, 30])
})

test.each([
  ['en', 0, ['Sun', 'Mon']],
  ['de', 6, ['Mo', 'Di']],
  ['fa', 1, ['ش', 'ی']],
])('in %s, a Sunday is day %s of the week', (locale, expected, names) => {
  expect(dayOfWeek('2026-11-22', locale)).toBe(expected)
  expect(
    weekdayNames(locale)
      .slice(0, 2)
      .map(({ short }) => short),
  ).toEqual(names)
})

test('formats Persian dates in Persian word order', () => {
  expect([calendarOf('fa'), calendarOf('de')]).toEqual(['persian', 'gregorian'])
  expect(dateText('2026-11-22', 'fa', 'persian')).toBe('یکشنبه ۱ آذر ۱۴۰۵')
  expect(dateText('2026-11-22', 'en', 'persian')).toBe('Sunday, Azar 1, 1405')
})
