import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'
import { wordSet } from './word-set.ts'

const marked = (text: string, ...words: string[]) =>
  markWords(text, wordSet(words)).map(({ start, end }) => text.slice(start, end))

test('marks whole words regardless of case and accents, and no parts of words', () => {
  expect(marked('Décoloré: the BOB, not the bobbin', 'decolore', 'bob')).toEqual(['Décoloré', 'BOB'])
})

test('marks a part of a compound, or the compound as a whole', () => {
  expect(marked('Blow-dry with body', 'blow')).toEqual(['Blow'])
  expect(marked('Blow-dry with body', 'blowdry', 'blow')).toEqual(['Blow-dry'])
  expect(marked('بافت‌های ریز', 'بافت')).toEqual(['بافت'])
})

test('returns UTF-16 offsets after surrogate pairs and combining marks', () => {
  const text = '✂️💇 cre\u0301me bob'
  expect(markWords(text, wordSet(['creme']))).toEqual([{ start: 5, end: 11 }])
  expect(marked(text, 'bob')).toEqual(['bob'])
})

test('returns no marks without words', () => {
  expect(markWords('Bob', wordSet([]))).toEqual([])
})

test('marks words whose first letter changes when they are normalized', () => {
  expect(marked('Œuvre, Éclat, ß und كتاب', 'oeuvre', 'eclat', 'ss', 'کتاب')).toEqual([
    'Œuvre',
    'Éclat',
    'ß',
    'كتاب',
  ])
})

test('marks a word that starts with an invisible character', () => {
  expect(marked('\u200dbob', 'bob')).toEqual(['\u200dbob'])
})
