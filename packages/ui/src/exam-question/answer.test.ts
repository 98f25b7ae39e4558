import { expect, test } from 'vitest'
import { chooseOption, isAnswered, noAnswer, textLimit, writeText } from './answer.ts'

test('one option at a time, except where several may be right', () => {
  const first = chooseOption('single', noAnswer, 'a', true)
  expect(chooseOption('single', first, 'b', true).optionIds).toEqual(['b'])
  expect(chooseOption('picture', first, 'b', true).optionIds).toEqual(['b'])
  const both = chooseOption('multiple', first, 'b', true)
  expect(both.optionIds).toEqual(['a', 'b'])
  expect(chooseOption('multiple', both, 'a', false).optionIds).toEqual(['b'])
  expect(chooseOption('multiple', both, 'b', true).optionIds).toEqual(['a', 'b'])
})

test('blanks are no answer; an option is none to a written question', () => {
  expect(isAnswered('text', writeText(noAnswer, '  \n'))).toBe(false)
  expect(isAnswered('text', writeText(noAnswer, 'Natural fall.'))).toBe(true)
  expect(isAnswered('single', noAnswer)).toBe(false)
  expect(isAnswered('text', { optionIds: ['a'], text: '' })).toBe(false)
})

test('a written answer ends at its limit', () => {
  expect(writeText(noAnswer, 'x'.repeat(textLimit + 1)).text).toHaveLength(textLimit)
})
