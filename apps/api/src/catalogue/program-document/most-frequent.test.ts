import { expect, test } from 'vitest'
import { mostFrequent } from './most-frequent.ts'

test.each([
  [['a', 'b', 'b'], 'b'],
  [['a', 'b'], 'a'],
  [[], undefined],
])('%j has %s', (values, expected) => {
  expect(mostFrequent(values)).toBe(expected)
})
