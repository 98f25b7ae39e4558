import { expect, test } from 'vitest'
import { dateOrder } from './date-order.ts'
import { readDate } from './read-date.ts'

test.each([
  ['2026-11-26', 'en', 'gregorian', '2026-11-26'],
  ['11/26/2026', 'en', 'gregorian', '2026-11-26'],
  ['26.11.2026', 'de', 'gregorian', '2026-11-26'],
  [' 26. 11. 26 ', 'de', 'gregorian', '2026-11-26'],
  ['1.2.85', 'de', 'gregorian', '1985-02-01'],
  ['۱۴۰۵/۹/۵', 'fa', 'persian', '2026-11-26'],
  ['1405/09/05', 'fa', 'persian', '2026-11-26'],
  ['2026-11-26', 'fa', 'persian', '2026-11-26'],
  ['26.11.', 'de', 'gregorian', ''],
  ['1.2.3', 'de', 'gregorian', ''],
  ['Nov 26 2026 at 10', 'en', 'gregorian', ''],
  ['', 'en', 'gregorian', ''],
] as const)('reads %j in %s and the %s calendar as %j', (text, locale, calendar, expected) => {
  const order = dateOrder(locale, calendar).parts.map(({ part }) => part)
  expect(readDate(text, order, calendar, '2026-11-22')).toEqual(
    expected ? { iso: expected, isCorrected: false } : null,
  )
})

test.each([
  ['31.2.2026', 'de', 'gregorian', '2026-02-28'],
  ['1404/12/30', 'fa', 'persian', '2026-03-20'],
] as const)('%j in %s becomes the last day of its month', (text, locale, calendar, expected) => {
  const order = dateOrder(locale, calendar).parts.map(({ part }) => part)
  expect(readDate(text, order, calendar, '2026-11-22')).toEqual({ iso: expected, isCorrected: true })
})

test.each([
  ['en', 'month/day/year', 'ltr'],
  ['de', 'day.month.year', 'ltr'],
  ['sv', 'year-month-day', 'ltr'],
  ['fa', 'year/month/day', 'ltr'],
  ['ar', 'day/month/year', 'rtl'],
] as const)('orders the parts of %s', (locale, expected, direction) => {
  const order = dateOrder(locale, 'gregorian')
  const text = order.parts.map(({ part, separator }) => part + separator.replace(/[^./-]/g, '')).join('')
  expect([text, order.direction]).toEqual([expected, direction])
})
