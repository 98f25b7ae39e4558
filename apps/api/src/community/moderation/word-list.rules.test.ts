import { expect, test } from 'vitest'
import { hasListedWord } from './word-list.rules.ts'

const words = ['cheap pills', 'spamword', 'کلمه', 'grün']

test.each([
  ['Buy CHEAP   pills now', true],
  ['cheap-pills!', true],
  ['sp\u200Bam\u00ADword', true],
  ['s\u0301pamword', true],
  ['ｓｐａｍｗｏｒｄ', true],
  ['این یک كلمه است', true],
  ['Das Haar ist grun.', true],
  ['spamwords', false],
  ['cheap hair pills', false],
  ['', false],
])('%j has a listed word: %s', (text, expected) => {
  expect(hasListedWord(text, words)).toBe(expected)
})

test('an entry without letters matches nothing', () => {
  expect(hasListedWord('Hello !!!', ['!!!', ' '])).toBe(false)
})
