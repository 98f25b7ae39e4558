import { expect, it } from 'vitest'
import { localizedUrl } from './localized-url.ts'

it('adds ?lang= except for the fallback language', () => {
  expect(localizedUrl('https://academy.example', '/educations', 'fa')).toBe(
    'https://academy.example/educations?lang=fa',
  )
  expect(localizedUrl('https://academy.example', '/educations', 'en')).toBe(
    'https://academy.example/educations',
  )
  expect(localizedUrl('https://academy.example', '/')).toBe('https://academy.example/')
})

it('keeps an existing query', () => {
  expect(localizedUrl('https://academy.example', '/educations?page=2', 'de')).toBe(
    'https://academy.example/educations?page=2&lang=de',
  )
})
