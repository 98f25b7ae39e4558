import type { Locale } from '@chignon/contract/platform/locale'
import { expect, test } from 'vitest'
import { endsOf, isSplittable, possibleParts, splitWord } from './split-word.ts'

const vocabulary = new Set(
  'haar schnitt farbe hochzeit frisur locke stab hair cut acconciatura coiffure رنگ امیزی کتاب مو'.split(' '),
)
const split = (word: string, locale: Locale) => {
  const known = new Set(possibleParts(word, locale).filter((part) => vocabulary.has(part)))
  return splitWord(word, (part) => known.has(part), locale)
}

test.each<[Locale, string, string[] | undefined]>([
  ['de', 'haarschnitt', ['haar', 'schnitt']],
  ['de', 'hochzeitsfrisur', ['hochzeit', 'frisur']],
  ['de', 'lockenstab', ['locke', 'stab']],
  ['de', 'haarfarbenschnitt', ['haar', 'farbe', 'schnitt']],
  ['de', 'hochsteckfrisur', undefined],
  ['de', 'haar', undefined],
  ['en', 'haircut', ['hair', 'cut']],
  ['it', 'lacconciatura', ['acconciatura']],
  ['it', 'dellacconciatura', ['acconciatura']],
  ['fr', 'lacoiffure', undefined],
  ['fr', 'lcoiffure', ['coiffure']],
  ['fa', 'رنگامیزی', ['رنگ', 'امیزی']],
  ['fa', 'رنگمو', ['رنگ', 'مو']],
  ['fa', 'کتابها', ['کتاب']],
  ['fa', 'کتابهای', ['کتاب']],
  ['fa', 'موها', ['مو']],
])('splits in %s %s', (locale, word, parts) => {
  expect(split(word, locale)).toEqual(parts)
})

test('takes an article off unknown words only', () => {
  vocabulary.add('lacconciatura')
  expect(split('lacconciatura', 'it')).toBeUndefined()
})

test('does not split short words and endless ones', () => {
  expect(isSplittable('haarschnitt')).toBe(true)
  expect(isSplittable('bob')).toBe(false)
  expect(isSplittable('x'.repeat(64))).toBe(false)
})

test('returns the ends of a compound, the longest first', () => {
  expect(endsOf('steckfrisur')).toEqual(['ckfrisur', 'kfrisur', 'frisur', 'risur'])
  expect(endsOf('albernheit')).toEqual([])
})
