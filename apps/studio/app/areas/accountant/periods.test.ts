import { expect, test } from 'vitest'
import { lastMonth, lastQuarter, lastYear, thisYear } from './periods.ts'

test.each([
  [lastMonth, '2027-03-15', '2027-02-01', '2027-02-28'],
  [lastMonth, '2027-01-01', '2026-12-01', '2026-12-31'],
  [lastMonth, '2028-03-31', '2028-02-01', '2028-02-29'],
  [lastQuarter, '2027-05-15', '2027-01-01', '2027-03-31'],
  [lastQuarter, '2027-02-15', '2026-10-01', '2026-12-31'],
  [lastQuarter, '2027-12-31', '2027-07-01', '2027-09-30'],
  [lastYear, '2027-05-15', '2026-01-01', '2026-12-31'],
  [thisYear, '2027-05-15', '2027-01-01', '2027-05-15'],
])('%o of %s is %s to %s', (period, today, from, to) => {
  expect(period(today)).toEqual({ from, to })
})
