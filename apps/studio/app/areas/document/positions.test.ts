import { expect, test } from 'vitest'
import { lastPosition, moveEntry, orderedEntries, positionBetween } from './positions.ts'

const entries = { a: { position: 1 }, b: { position: 2 }, c: { position: 3 } }
const list = { path: 'lessons', entries }

test('an entry that is moved gets a number between its new neighbours', () => {
  expect(moveEntry(list, 'c', 1)).toEqual([{ path: 'lessons.c.position', value: 1.5 }])
  expect(moveEntry(list, 'c', 0)).toEqual([{ path: 'lessons.c.position', value: 0 }])
  expect(moveEntry(list, 'a', 2)).toEqual([{ path: 'lessons.a.position', value: 4 }])
})

test('neighbours without a number between them are all numbered again', () => {
  const same = { a: { position: 1 }, b: { position: 1 }, c: { position: 3 } }
  expect(moveEntry({ path: 'lessons', entries: same }, 'c', 1)).toEqual([
    { path: 'lessons.a.position', value: 1 },
    { path: 'lessons.c.position', value: 2 },
    { path: 'lessons.b.position', value: 3 },
  ])
})

test('an entry that is gone is not moved', () => {
  expect(moveEntry(list, 'd', 0)).toEqual([])
})

test('entries at the same position have one order for all', () => {
  expect(orderedEntries({ z: { position: 1 }, y: { position: 1 } }).map(([id]) => id)).toEqual(['y', 'z'])
})

test('an entry is added after the last one', () => {
  expect(lastPosition({})).toBe(1)
  expect(lastPosition({ a: { position: 2.5 } })).toBe(4)
})

test('fifty moves to the same place still find a number', () => {
  let after = 2
  for (let count = 0; count < 50; count += 1) {
    const middle = positionBetween(1, after)
    expect(middle).not.toBeNull()
    after = middle ?? 0
  }
})
