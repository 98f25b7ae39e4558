import { expect, test } from 'vitest'
import { countedCategories, growthOf, maxDrawnLessons } from './strand.rules.ts'

test('a strand begins with three hairs of its own wave', () => {
  expect(growthOf('someone', [])).toEqual({
    seed: 'someone',
    coiffure: 'wave',
    hairs: ['brass', 'brass', 'brass'],
  })
})

test('each lesson adds two hairs in the colour of its category and moves none of the others', () => {
  const before = growthOf('someone', ['cutting', 'colour'])
  const after = growthOf('someone', ['cutting', 'colour', 'braiding'])
  expect(after.hairs).toEqual([...before.hairs, 'sage', 'sage'])
})

test('the category of most lessons gives the coiffure, of several that of the earliest lesson', () => {
  expect(growthOf('someone', ['updo', 'cutting']).coiffure).toBe('knot')
  expect(growthOf('someone', ['updo', 'cutting', 'cutting']).coiffure).toBe('cut')
  expect(countedCategories(['updo', 'cutting', 'cutting'])).toEqual([
    { category: 'cutting', count: 2 },
    { category: 'updo', count: 1 },
  ])
})

test('grows no further after a number of lessons', () => {
  const lessons = Array.from({ length: maxDrawnLessons + 1 }, () => 'colour')
  expect(growthOf('someone', lessons)).toEqual(growthOf('someone', lessons.slice(1)))
})
