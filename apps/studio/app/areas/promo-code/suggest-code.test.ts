import { expect, test } from 'vitest'
import { randomLetters, suggestCode } from './suggest-code.ts'

test.each([
  ['The bride from morning to midnight', 20, 'BRIDE20-K7M'],
  ['Flächen und Übergänge', 5, 'FLACHEN5-K7M'],
  ['گیسوان', 15, 'SAVE15-K7M'],
  ['', null, 'SAVE-K7M'],
  ['Extraordinarily', 7.5, 'EXTRAORDINAR7-K7M'],
])('suggests a code for “%s” and %s', (name, value, expected) => {
  expect(suggestCode({ name, value, letters: 'K7M' })).toBe(expected)
})

test('the letters are random and look like no others', () => {
  expect(randomLetters(40)).toMatch(/^[^0O1IL2Z5S8BUAE]{40}$/)
  expect(randomLetters(20)).not.toBe(randomLetters(20))
})
