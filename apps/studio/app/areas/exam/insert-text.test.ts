import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

test('a text replaces the selection, with a space after a word', () => {
  expect(insertText('', { start: 0, end: 0 }, 'Level it.')).toEqual({ value: 'Level it.', cursor: 9 })
  expect(insertText('Good. Bye.', { start: 5, end: 5 }, 'Level it.')).toEqual({
    value: 'Good. Level it. Bye.',
    cursor: 15,
  })
  expect(insertText('Good.\nold', { start: 6, end: 9 }, 'new')).toEqual({ value: 'Good.\nnew', cursor: 9 })
})
