import { expect, test } from 'vitest'
import { toggleCategory, toggleType } from './feed-filters.rules.ts'

const all = ['cutting', 'colour', 'updo']

test('toggles a category', () => {
  expect(toggleCategory([], 'colour', all)).toEqual(['colour'])
  expect(toggleCategory(['colour'], 'updo', all)).toEqual(['colour', 'updo'])
  expect(toggleCategory(['colour', 'updo'], 'colour', all)).toEqual(['updo'])
})

test('clears the selection when all categories are selected', () => {
  expect(toggleCategory(['colour', 'updo'], 'cutting', all)).toEqual([])
})

test('replaces the selected type', () => {
  expect(toggleType([], 'video')).toEqual(['video'])
  expect(toggleType(['article', 'video'], 'question')).toEqual(['question'])
  expect(toggleType(['question'], 'question')).toEqual([])
  expect(toggleType(['article', 'video'], 'video')).toEqual(['article'])
})
