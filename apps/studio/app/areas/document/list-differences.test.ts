import { expect, test } from 'vitest'
import { listDifferences } from './list-differences.ts'

const before = { name: { en: 'Cut' }, price: 100, lessons: { a: { position: 1, name: { en: 'Parting' } } } }

test('names the parts that differ', () => {
  const after = { ...before, name: { en: 'Cut', de: 'Schnitt' }, price: 200 }
  expect(listDifferences(before, after)).toEqual([
    { path: 'name.de', before: undefined, after: 'Schnitt' },
    { path: 'price', before: 100, after: 200 },
  ])
})

test('an entry that only one has is one difference', () => {
  const after = { ...before, lessons: { b: { position: 1, name: { en: 'Nape' } } } }
  expect(listDifferences(before, after).map(({ path }) => path)).toEqual(['lessons.a', 'lessons.b'])
})
