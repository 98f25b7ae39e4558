import { expect, it } from 'vitest'
import { toggledCategories, toggledTypes } from './toggle-filters.ts'

const all = ['cutting', 'colour', 'updo']

it('toggles a category, and clears the filter if all are selected', () => {
  expect(toggledCategories([], 'colour', all)).toEqual(['colour'])
  expect(toggledCategories(['cutting', 'colour'], 'cutting', all)).toEqual(['colour'])
  expect(toggledCategories(['cutting', 'colour'], 'updo', all)).toEqual([])
})

it('replaces the type by another, and removes it when selected again', () => {
  expect(toggledTypes(['image'], 'video')).toEqual(['video'])
  expect(toggledTypes(['video'], 'video')).toEqual([])
})
