import { expect, test } from 'vitest'
import { chooseOption, isAnswered, noAnswer, textLimit, writeText } from './exam-answer.ts'

test('keeps one option, or several for multiple choice', () => {
  const first = chooseOption('single', noAnswer, 'a', true)
  expect(chooseOption('single', first, 'b', true).optionIds).toEqual(['b'])
  expect(chooseOption('picture', first, 'b', true).optionIds).toEqual(['b'])
  const both = chooseOption('multiple', first, 'b', true)
  expect(both.optionIds).toEqual(['a', 'b'])
  expect(chooseOption('multiple', both, 'a', false).optionIds).toEqual(['b'])
  expect(chooseOption('multiple', both, 'b', true).optionIds).toEqual(['a', 'b'])
})

test('ignores blank text, and options for a text question', () => {
  expect(isAnswered('text', writeText(noAnswer, '  \n'))).toBe(false)
  expect(isAnswered('text', writeText(noAnswer, 'Natural fall.'))).toBe(true)
  expect(isAnswered('single', noAnswer)).toBe(false)
  expect(isAnswered('text', { optionIds: ['a'], text: '' })).toBe(false)
})

test('cuts a text answer at its limit', () => {
  expect(writeText(noAnswer, 'x'.repeat(textLimit + 1)).text).toHaveLength(textLimit)
})
