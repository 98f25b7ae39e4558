import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

const words = (text: string, locale: Parameters<typeof readSearch>[1] = 'en') =>
  readSearch(text, locale).map(({ word }) => word)

test.each([
  ['How to cut a fringe', ['cut', 'fringe']],
  ['the', ['the']],
  ['bob "line" -or* (cut) & !\\ <b>', ['bob', 'line', 'cut']],
  ['blow-dry', ['blow', 'dry']],
  ['Bob bob BOB', ['bob']],
  ['100% — 50%', ['100', '50']],
  ['%% "" ؟', []],
  // One sign, eighteen letters.
  ['ﷺ'.repeat(200), []],
  [`bob ${'x'.repeat(65)}`, ['bob']],
  [
    'one two three four five six seven eight nine ten',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ],
])('%j looks for %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test.each([
  ['de', 'Färben für graues Haar', ['farben', 'graues', 'haar']],
  ['it', 'l’acconciatura della sposa', ['acconciatura', 'sposa']],
  ['fa', 'آموزش بافت‌های مو', ['اموزش', 'بافت', 'مو']],
  ['fa', 'سطح ۳', ['سطح']],
] as const)('%s: %j looks for %j', (locale, text, expected) => {
  expect(words(text, locale)).toEqual(expected)
})

test('the last word is the one that may still be being typed, and every word knows where it stands', () => {
  expect(readSearch('Bráid  cro', 'en')).toEqual([
    { word: 'braid', start: 0, end: 5, isLast: false },
    { word: 'cro', start: 7, end: 10, isLast: true },
  ])
  // What was typed last says nothing: the others are whole.
  expect(readSearch('cut and', 'en').map(({ isLast }) => isLast)).toEqual([false])
})
