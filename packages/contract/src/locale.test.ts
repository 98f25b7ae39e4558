import { expect, it } from 'vitest'
import { directionOf, isLocale, locales } from './locale.ts'

it('knows the seven locales, and nothing else for one', () => {
  expect(locales).toEqual(['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'])
  for (const value of ['EN', 'en-US', '', 'toString', null, undefined, 0, ['en']])
    expect(isLocale(value)).toBe(false)
})

it('reads Persian alone from right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['fa'])
})
