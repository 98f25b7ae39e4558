import { expect, test } from 'vitest'
import { heirOf, neighbourOf } from './neighbours.ts'

test('moving stops at both ends', () => {
  const ids = ['a', 'b', 'c']
  expect(neighbourOf(ids, undefined, 1)).toBe('a')
  expect(neighbourOf(ids, 'a', 1)).toBe('b')
  expect(neighbourOf(ids, 'c', 1)).toBe('c')
  expect(neighbourOf(ids, 'a', -1)).toBe('a')
  expect(neighbourOf([], 'a', 1)).toBeUndefined()
})

test('the next one follows the one that leaves', () => {
  expect(heirOf(['a', 'b', 'c'], 'b')).toBe('c')
  expect(heirOf(['a', 'b', 'c'], 'c')).toBe('b')
  expect(heirOf(['a'], 'a')).toBeUndefined()
})
