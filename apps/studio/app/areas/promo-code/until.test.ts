import { expect, test } from 'vitest'
import { endOf, type UntilChoice } from './until.ts'

// A Wednesday.
const now = new Date(2027, 2, 10, 15, 30)
const end = (year: number, month: number, day: number) => new Date(year, month, day, 23, 59, 59).toISOString()

test.each<[string, UntilChoice, string, Date, string | null | undefined]>([
  ['tonight', 'tonight', '', now, end(2027, 2, 10)],
  ['the coming Sunday', 'sunday', '', now, end(2027, 2, 14)],
  ['the next Sunday, on a Sunday', 'sunday', '', new Date(2027, 2, 14, 9), end(2027, 2, 21)],
  ['a Sunday of the next month', 'sunday', '', new Date(2027, 2, 30), end(2027, 3, 4)],
  ['the end of the month', 'month', '', now, end(2027, 2, 31)],
  ['the end of a February', 'month', '', new Date(2028, 1, 1), end(2028, 1, 29)],
  ['the end of the year', 'month', '', new Date(2027, 11, 31), end(2027, 11, 31)],
  ['no end', 'open', '', now, null],
  ['a day', 'day', '2027-04-02', now, end(2027, 3, 2)],
  ['no day yet', 'day', '', now, undefined],
])('codes are valid until %s', (_, choice, day, at, expected) => {
  expect(endOf(choice, day, at)).toBe(expected)
})
