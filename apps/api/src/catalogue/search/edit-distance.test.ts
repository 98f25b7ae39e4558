import { expect, test } from 'vitest'
import { editDistance, maxEdits } from './edit-distance.ts'

test.each([
  ['balayage', 'balayage', 0, 'the same word'],
  ['balyage', 'balayage', 1, 'a missing letter'],
  ['ballayage', 'balayage', 1, 'a doubled letter'],
  ['balaxage', 'balayage', 1, 'a replaced letter'],
  ['baalyage', 'balayage', 1, 'two swapped letters'],
  ['blayaeg', 'balayage', 2, 'two errors'],
  ['comb', 'balayage', 3, 'more errors than the maximum'],
  ['', 'ab', 2, 'an empty word'],
])('distance of %j and %j is %i: %s', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

test('allows more typing errors in longer words', () => {
  expect([2, 3, 5, 6, 20].map(maxEdits)).toEqual([0, 1, 1, 2, 2])
})
