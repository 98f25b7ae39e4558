import { expect, test } from 'vitest'
import { mixEvenly } from './mix-evenly.ts'

test('spreads the entries of each list over the result', () => {
  expect(mixEvenly([['a', 'b', 'c', 'd', 'e'], ['1', '2'], ['x']]).join('')).toBe('a1bcxd2e')
})

test('returns an empty list for empty lists', () => {
  expect(mixEvenly([[], [], []])).toEqual([])
})
