import { expect, test } from 'vitest'
import { changedLanguages, missingLanguages } from './missing-languages.ts'

test('a language without a text is missing', () => {
  expect(missingLanguages({ en: 'Curls', de: ' ' }, ['en', 'de', 'fa'])).toEqual(['de', 'fa'])
})

test('only what was changed is sent, an emptied language as an empty text', () => {
  const before = { en: 'Curls', de: 'Locken' }
  expect(changedLanguages(before, { en: 'Curls ', de: '', fr: 'Boucles', it: '' })).toEqual({
    de: '',
    fr: 'Boucles',
  })
})
