import { expect, test } from 'vitest'
import { tileOf } from './tile.ts'

test.each([
  // The first picture is large, and the last of five is one of two that fill four columns.
  [0, 5, '(min-width: 60.25rem) 50vw, (min-width: 40rem) 66vw, 100vw'],
  [1, 5, '(min-width: 60.25rem) 25vw, (min-width: 40rem) 33vw, 50vw'],
  [4, 5, '(min-width: 60.25rem) 25vw, (min-width: 40rem) 66vw, 50vw'],
  [5, 6, '(min-width: 60.25rem) 50vw, (min-width: 40rem) 33vw, 100vw'],
])('picture %i of %i is loaded in the width of its cells', (index, count, sizes) => {
  expect(tileOf(index, count).sizes).toBe(sizes)
})
