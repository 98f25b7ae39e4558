import { expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

it.each([
  ['Das ist sehr schön geworden, wie lange hast du gebraucht?', 'de'],
  ['Muchas gracias, me ha quedado muy bien', 'es'],
  ['È molto bello, grazie della spiegazione', 'it'],
  ['Merci, c’est très clair pour une débutante', 'fr'],
  ['Muito obrigada, não sabia como segurar o pente', 'pt'],
  ['This is what I was looking for', 'en'],
  ['خیلی ممنون، عالی بود', 'fa'],
])('detects the language of “%s”', (text, locale) => {
  expect(detectLanguage(text, 'en')).toBe(locale)
})

it('falls back to the language of the page, or to English for Latin letters on a Persian page', () => {
  expect(detectLanguage('Wow!', 'it')).toBe('it')
  expect(detectLanguage('👏👏', 'fa')).toBe('fa')
  expect(detectLanguage('Wow!', 'fa')).toBe('en')
})
