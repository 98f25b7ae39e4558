import { expect, it } from 'vitest'
import { exceededRatios } from './ratio-limit.ts'

const search = { name: 'Searches per second', reference: 'the query alone', referenceValue: 800 }

it('returns nothing if all ratios are within their limits', () => {
  expect(
    exceededRatios([
      { ...search, value: 400, min: 0.5 },
      { ...search, value: 1600, max: 2 },
    ]),
  ).toEqual([])
})

it('returns a sentence per ratio beyond its limit', () => {
  expect(
    exceededRatios([
      { ...search, value: 300, min: 0.5 },
      { ...search, value: 2400, max: 2 },
    ]),
  ).toEqual([
    'Searches per second: 0.38 times the query alone; the minimum is 0.5.',
    'Searches per second: 3.00 times the query alone; the maximum is 2.',
  ])
})

it('fails for a reference of zero', () => {
  expect(exceededRatios([{ ...search, value: 0, referenceValue: 0, min: 0.5 }])).toHaveLength(1)
})
