import { expect, it } from 'vitest'
import { directionOf, isLocale, locales } from './locale.ts'

it('accepts the seven locales and rejects other values', () => {
  expect(locales).toEqual(['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'])
  for (const value of ['EN', 'en-US', '', 'toString', null, undefined, 0, ['en']])
    expect(isLocale(value)).toBe(false)
})

it('lays out only Persian right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['fa'])
})
