import { expect, test } from 'vitest'
import { changedName, movedBefore } from './base-list.rules.ts'

test('only the languages that are given change, and an empty text removes one', () => {
  const name = { en: 'Curls', de: 'Locken', fr: 'Boucles' }
  expect(changedName(name, { de: 'Wellen', fr: '' })).toEqual({ en: 'Curls', de: 'Wellen' })
})

test('an entry goes before another one, or to the end', () => {
  expect(movedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(movedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
  expect(movedBefore(['a', 'b', 'c'], 'a', 'gone')).toEqual(['b', 'c', 'a'])
})
