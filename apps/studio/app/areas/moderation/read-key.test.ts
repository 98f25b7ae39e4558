import { expect, test } from 'vitest'
import { heirOf, neighbourOf, readLetter } from './read-key.ts'

const press = (key: string, code: string, held = {}) =>
  readLetter({ key, code, ctrlKey: false, altKey: false, metaKey: false, ...held })

test('letters are read on keyboards of any script', () => {
  expect(press('j', 'KeyJ')).toBe('j')
  expect(press('H', 'KeyH')).toBe('h')
  // AZERTY: what is typed counts, not the place.
  expect(press('q', 'KeyA')).toBe('q')
  expect(press('ت', 'KeyJ')).toBe('j')
})

test('other keys and shortcuts of the browser are none', () => {
  expect(press('ArrowDown', 'ArrowDown')).toBe('')
  expect(press('ö', 'Semicolon')).toBe('')
  expect(press('r', 'KeyR', { ctrlKey: true })).toBe('')
})

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
