import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

const marked = (text: string, ...words: string[]) =>
  markWords(text, new Set(words)).map(({ start, end }) => text.slice(start, end))

test('marks whole words, whatever their case and accents, and nothing inside of others', () => {
  expect(marked('Décoloré: the BOB, not the bobbin', 'decolore', 'bob')).toEqual(['Décoloré', 'BOB'])
})

test('marks what is written together in its part or as a whole', () => {
  expect(marked('Blow-dry with body', 'blow')).toEqual(['Blow'])
  expect(marked('Blow-dry with body', 'blowdry', 'blow')).toEqual(['Blow-dry'])
  expect(marked('بافت‌های ریز', 'بافت')).toEqual(['بافت'])
})

test('counts in UTF-16, past signs of two units and letters of two code points', () => {
  const text = '✂️💇 cre\u0301me bob'
  expect(markWords(text, new Set(['creme']))).toEqual([{ start: 5, end: 11 }])
  expect(marked(text, 'bob')).toEqual(['bob'])
})

test('marks nothing where nothing is looked for', () => {
  expect(markWords('Bob', new Set())).toEqual([])
})
