import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './read-amount.ts'

test.each([
  ['49', 4900],
  ['49.5', 4950],
  ['49,05', 4905],
  ['1 249,00', 124_900],
  ['۴۹٫۵۰', 4950],
  ['0', null],
  ['-5', null],
  ['4,9,0', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test('an amount is read as it was written', () => {
  for (const cents of [1, 99, 100, 12_345]) expect(readAmount(writeAmount(cents))).toBe(cents)
})
