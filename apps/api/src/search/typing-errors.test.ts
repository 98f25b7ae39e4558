import { expect, test } from 'vitest'
import { forgiven, slips, typingErrors } from './typing-errors.ts'

test.each([
  ['balayage', 'balayage', 0, 'the same'],
  ['balyage', 'balayage', 1, 'one letter missing'],
  ['ballayage', 'balayage', 1, 'one doubled'],
  ['balaxage', 'balayage', 1, 'another one'],
  ['baalyage', 'balayage', 1, 'two that changed places'],
  ['blayaeg', 'balayage', 2, 'two errors'],
  ['comb', 'balayage', 3, 'more than matter'],
  ['', 'ab', 2, 'nothing typed'],
])('between %j and %j lie %i errors: %s', (one, other, errors) => {
  expect(typingErrors(one, other, 2)).toBe(errors)
  expect(typingErrors(other, one, 2)).toBe(errors)
})

test('the longer a word, the more is forgiven', () => {
  expect([2, 3, 5, 6, 20].map(forgiven)).toEqual([0, 1, 1, 2, 2])
})

test('slips of a short word are those trigrams do not see', () => {
  expect(slips('bbo')).toEqual(['bo', 'bb', 'bob'])
})
