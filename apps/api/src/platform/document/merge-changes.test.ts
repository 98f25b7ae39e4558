import { expect, test } from 'vitest'
import { changesSince, mergeChanges, withPartChanges } from './merge-changes.ts'

const change = (revision: number, session: string) => ({
  revision,
  session,
  by: 'ana',
  at: '2027-03-01T10:00:00Z',
})
const data = { name: { en: 'Bob' }, price: 1, lessons: { a: { name: { en: 'Line' } } } }

const merge = (path: string, value: unknown, partChanges: Record<string, ReturnType<typeof change>> = {}) =>
  mergeChanges({ data, partChanges, seen: 4, session: 'mine', changes: [{ path, value }] })

test('a part that no one else changed since is changed', () => {
  expect(merge('price', 2, { price: change(4, 'other'), name: change(9, 'other') })).toMatchObject({
    data: { price: 2 },
    applied: [{ path: 'price' }],
    conflicts: [],
  })
})

test('a part that another page changed since is a conflict, with the text that is there', () => {
  const { conflicts } = merge('price', 2, { price: change(5, 'other') })
  expect(conflicts).toEqual([{ path: 'price', value: 1, change: change(5, 'other') }])
})

test.each(['lessons', 'lessons.a', 'lessons.a.name.en', ''])(
  'so is a part within or around it: %j',
  (changed) => {
    expect(
      merge('lessons.a.name', { en: 'Lines' }, { [changed]: change(5, 'other') }).conflicts,
    ).toHaveLength(1)
  },
)

test('the same value and a change of the same page are none', () => {
  expect(merge('price', 1, { price: change(5, 'other') }).applied).toEqual([])
  expect(merge('price', 2, { price: change(5, 'mine') }).conflicts).toEqual([])
})

test('only what others changed since is named', () => {
  const changes = { price: change(5, 'other'), name: change(3, 'other'), level: change(6, 'mine') }
  expect(changesSince(changes, { seen: 4, session: 'mine' }).map(([path]) => path)).toEqual(['price'])
})

test('a change of a whole entry covers what was known of its parts', () => {
  const before = { 'lessons.a.name.en': change(1, 'x'), 'lessons.ab': change(1, 'x'), price: change(2, 'x') }
  expect(Object.keys(withPartChanges(before, ['lessons.a'], change(3, 'y')))).toEqual([
    'lessons.ab',
    'price',
    'lessons.a',
  ])
})
