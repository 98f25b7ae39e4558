import { expect, test } from 'vitest'
import { currencyAffix, currencyDigits, isNumberText, parseNumber } from './number-text.ts'

test.each([
  ['1,234.5', 'en', 1234.5],
  ['1.234,5', 'de', 1234.5],
  ['12.50', 'de', 12.5],
  ['1.234', 'de', 1234],
  ['1.234.567', 'de', 1_234_567],
  ['1 234,5', 'fr', 1234.5],
  ['1’234.5', 'de-CH', 1234.5],
  ['۱٬۲۳۴٫۵', 'fa', 1234.5],
  ['١٢', 'fa', 12],
  ['−3', 'en', -3],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['', 'en', null],
  ['-', 'en', null],
  ['1-2', 'en', null],
])('reads %j in %s as %j', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number)
})

test('recognises texts that can become a number', () => {
  expect(['-1.2', '۱۲', ''].every(isNumberText)).toBe(true)
  expect(['1e5', 'ten', '5 €'].some(isNumberText)).toBe(false)
})

test('uses the symbol, its position and the number of digits of a currency', () => {
  expect(currencyAffix('en', 'EUR')).toEqual({ symbol: '€', isBefore: true })
  expect(currencyAffix('de', 'EUR')).toEqual({ symbol: '€', isBefore: false })
  expect([currencyDigits('USD'), currencyDigits('JPY')]).toEqual([2, 0])
})
