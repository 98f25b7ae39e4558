import { expect, test } from 'vitest'
import { toggleCategory, toggleType } from './filters.ts'

const all = ['cutting', 'colour', 'updo']

test('a category toggles', () => {
  expect(toggleCategory([], 'colour', all)).toEqual(['colour'])
  expect(toggleCategory(['colour'], 'updo', all)).toEqual(['colour', 'updo'])
  expect(toggleCategory(['colour', 'updo'], 'colour', all)).toEqual(['updo'])
})

test('selecting all clears', () => {
  expect(toggleCategory(['colour', 'updo'], 'cutting', all)).toEqual([])
})

test('a type that is added takes the place of the others', () => {
  expect(toggleType([], 'video')).toEqual(['video'])
  expect(toggleType(['article', 'video'], 'question')).toEqual(['question'])
  expect(toggleType(['question'], 'question')).toEqual([])
  expect(toggleType(['article', 'video'], 'video')).toEqual(['article'])
})
