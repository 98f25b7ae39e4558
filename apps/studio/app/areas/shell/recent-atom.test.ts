import { expect, test } from 'vitest'
import { withRecent } from './recent-atom.ts'

const item = (id: string) => ({ id, label: id.toUpperCase() })

test('the last one opened is first, and in the list once', () => {
  expect(withRecent([item('a'), item('b')], item('b'))).toEqual([item('b'), item('a')])
})

test('keeps five, without what else an item says', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map(item)
  const found = { ...item('f'), detail: 'Ana Díaz' }
  expect(withRecent(items, found)).toEqual(['f', 'a', 'b', 'c', 'd'].map(item))
})
