import { expect, test } from 'vitest'
import { orderDuring } from './gallery-order.ts'

const pictures = ['a', 'b', 'c'].map((path) => ({
  path,
  url: null,
  caption: null,
  width: 4,
  height: 5,
  picture: null,
}))

function orderWith(values: Record<string, string>): string {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return orderDuring(pictures, form)
    .map(({ path }) => path)
    .join('')
}

test.each([
  ['c', '0', 'cab'],
  ['a', '1', 'bac'],
  ['a', '2', 'bca'],
  ['b', '1', 'abc'],
  ['unknown', '0', 'abc'],
])('moving %s to %s shows %s', (path, index, order) => {
  expect(orderWith({ intent: 'move', path, index })).toBe(order)
})

test('other forms and none leave the order', () => {
  expect(orderWith({ intent: 'remove', path: 'c', index: '0' })).toBe('abc')
  expect(orderDuring(pictures, undefined)).toBe(pictures)
})
