import { expect, test } from 'vitest'
import { indexAfterDrop } from './drop-place.ts'

test.each([
  ['below the last', 0, 3, 'bottom', 3],
  ['above the last', 0, 3, 'top', 2],
  ['above the first', 3, 0, 'top', 0],
  ['below the first', 3, 0, 'bottom', 1],
  ['above its next', 1, 2, 'top', 1],
  ['below its previous', 1, 0, 'bottom', 1],
  ['above itself', 1, 1, 'top', 1],
  ['below itself', 1, 1, 'bottom', 1],
] as const)('an entry dropped %s: from %i at the edge of %i, %s, to %i', (_, from, target, edge, to) => {
  expect(indexAfterDrop(from, target, edge)).toBe(to)
})
