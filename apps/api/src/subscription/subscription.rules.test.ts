import { expect, test } from 'vitest'
import { pricePerMonth, savingPerYear } from './subscription.rules.ts'

const monthly = { price: 1900, currency: 'USD', videosPerMonth: 4 }
const annual = { ...monthly, price: 19_000, interval: 'year' as const }

test('a month of a year’s plan is rounded half up to the cent', () => {
  expect(pricePerMonth(1900, 'month')).toBe(1900)
  expect(pricePerMonth(19_000, 'year')).toBe(1583)
  expect(pricePerMonth(19_002, 'year')).toBe(1584)
  expect(pricePerMonth(0, 'year')).toBe(0)
})

test.each([
  ['twelve months less the year', annual, [monthly], 3800],
  ['against the cheapest of several', annual, [{ ...monthly, price: 2900 }, monthly], 3800],
  ['not against fewer videos', annual, [{ ...monthly, videosPerMonth: 2 }], 0],
  ['not against another currency', annual, [{ ...monthly, currency: 'EUR' }], 0],
  ['nothing where there is none to compare with', annual, [], 0],
  ['never less than nothing', { ...annual, price: 99_000 }, [monthly], 0],
  ['nothing for a month', { ...monthly, interval: 'month' as const }, [{ ...monthly, price: 9900 }], 0],
])('a year saves %s', (_, plan, others, saving) => {
  expect(savingPerYear(plan, others)).toBe(saving)
})
