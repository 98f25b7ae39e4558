import { expect, test } from 'vitest'
import { parseSearchText } from './parse-search-text.ts'

const words = (text: string, locale: Parameters<typeof parseSearchText>[1] = 'en') =>
  parseSearchText(text, locale).map(({ word }) => word)

test.each([
  ['How to cut a fringe', ['cut', 'fringe']],
  ['the', ['the']],
  ['bob "line" -or* (cut) & !\\ <b>', ['bob', 'line', 'cut']],
  ['blow-dry', ['blow', 'dry']],
  ['Bob bob BOB', ['bob']],
  ['100% — 50%', ['100', '50']],
  ['%% "" ؟', []],
  // A single character that normalizes to eighteen letters.
  ['ﷺ'.repeat(200), []],
  [`bob ${'x'.repeat(65)}`, ['bob']],
  [
    'one two three four five six seven eight nine ten',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ],
])('parses %j as %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test.each([
  ['de', 'Färben für graues Haar', ['farben', 'graues', 'haar']],
  ['it', 'l’acconciatura della sposa', ['acconciatura', 'sposa']],
  ['fa', 'آموزش بافت‌های مو', ['اموزش', 'بافت', 'مو']],
  ['fa', 'سطح ۳', ['سطح']],
] as const)('parses in %s %j as %j', (locale, text, expected) => {
  expect(words(text, locale)).toEqual(expected)
})

test('returns the offsets of each word, and marks the last word as a prefix', () => {
  expect(parseSearchText('Bráid  cro', 'en')).toEqual([
    { word: 'braid', start: 0, end: 5, isLast: false, variants: ['braidcro'] },
    { word: 'cro', start: 7, end: 10, isLast: true, variants: ['braidcro'] },
  ])
  // The last word is a stop word, so none is a prefix.
  expect(parseSearchText('cut and', 'en').map(({ isLast }) => isLast)).toEqual([false])
})

test.each([
  ['en', 'blow-dry', 'blow', ['blowdry']],
  ['pt', 'pôr-do-sol', 'sol', ['dosol', 'pordosol']],
  ['fa', 'کتاب ها', 'کتاب', ['کتابها']],
  ['fa', 'رنگ\u200cآمیزی', 'رنگ', ['رنگامیزی']],
  ['de', 'Straehnen', 'straehnen', ['strahnen']],
] as const)('knows in %s other spellings of %s', (locale, text, word, variants) => {
  expect(parseSearchText(text, locale).find((parsed) => parsed.word === word)?.variants).toEqual(variants)
})
