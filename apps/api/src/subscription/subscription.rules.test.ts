import { expect, test } from 'vitest'
import { pricePerMonth, savingPerYear } from './subscription.rules.ts'

const monthly = { price: 1900, currency: 'USD', videosPerMonth: 4 }
const annual = { ...monthly, price: 19_000, interval: 'year' as const }

test('pricePerMonth() rounds half up to the cent', () => {
  expect(pricePerMonth(1900, 'month')).toBe(1900)
  expect(pricePerMonth(19_000, 'year')).toBe(1583)
  expect(pricePerMonth(19_002, 'year')).toBe(1584)
  expect(pricePerMonth(0, 'year')).toBe(0)
})

test.each([
  ['twelve months minus the annual price', annual, [monthly], 3800],
  ['compared with the cheapest monthly plan', annual, [{ ...monthly, price: 2900 }, monthly], 3800],
  ['0 compared with a plan with fewer videos', annual, [{ ...monthly, videosPerMonth: 2 }], 0],
  ['0 compared with another currency', annual, [{ ...monthly, currency: 'EUR' }], 0],
  ['0 without a monthly plan', annual, [], 0],
  ['0 if the annual plan costs more', { ...annual, price: 99_000 }, [monthly], 0],
  ['0 for a monthly plan', { ...monthly, interval: 'month' as const }, [{ ...monthly, price: 9900 }], 0],
])('savingPerYear() returns %s', (_, plan, others, saving) => {
  expect(savingPerYear(plan, others)).toBe(saving)
})
