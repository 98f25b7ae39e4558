import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { localeOf, localized } from './localized.ts'

it.each([
  ['the requested language', { de: 'Zopf', en: 'Braid' }, 'de', 'de'],
  ['English', { es: 'Trenza', en: 'Braid' }, 'fa', 'en'],
  ['any other language', { fr: 'Tresse', es: 'Trenza' }, 'de', 'es'],
] as const)('returns %s', (_, texts, locale, expected) => {
  expect(localeOf(texts, locale)).toBe(expected)
})

it.each([
  [{ de: 'Zopf' }, true],
  [{ de: 'Zopf', fa: 'بافت' }, true],
  [{}, false],
  [{ de: ' ' }, false],
  [{ nl: 'Vlecht' }, false],
])('%j is valid: %j', (value, isValid) => {
  expect(z.safeParse(localized, value).success).toBe(isValid)
})
