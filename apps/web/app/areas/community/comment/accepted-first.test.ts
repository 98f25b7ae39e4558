import { expect, it } from 'vitest'
import { acceptedFirst } from './accepted-first.ts'

const comments = [
  { id: 'a', parent_id: null },
  { id: 'b', parent_id: null },
  { id: 'c', parent_id: 'b' },
]
const order = (acceptedId: string | null) => acceptedFirst(comments, acceptedId).map(({ id }) => id)

it('puts the accepted answer first', () => {
  expect(order('b')).toEqual(['b', 'a', 'c'])
})

it('puts the comment above an accepted reply first', () => {
  expect(order('c')).toEqual(['b', 'a', 'c'])
})

it('keeps the order without an accepted answer', () => {
  expect(order(null)).toEqual(['a', 'b', 'c'])
  expect(order('unknown')).toEqual(['a', 'b', 'c'])
})
