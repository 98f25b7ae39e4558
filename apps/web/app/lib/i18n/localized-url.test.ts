import { expect, it } from 'vitest'
import { localizedUrl } from './localized-url.ts'

it('gives each language an address of its own, and the fallback the page’s', () => {
  expect(localizedUrl('https://academy.example', '/educations', 'fa')).toBe(
    'https://academy.example/educations?lang=fa',
  )
  expect(localizedUrl('https://academy.example', '/educations', 'en')).toBe(
    'https://academy.example/educations',
  )
  expect(localizedUrl('https://academy.example', '/')).toBe('https://academy.example/')
})

it('keeps the query that belongs to the page', () => {
  expect(localizedUrl('https://academy.example', '/educations?page=2', 'de')).toBe(
    'https://academy.example/educations?page=2&lang=de',
  )
})
