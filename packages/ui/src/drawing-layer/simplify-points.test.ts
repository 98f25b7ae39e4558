import { expect, test } from 'vitest'
import type { DrawingPoint } from './drawing-stroke.ts'
import { simplifyPoints } from './simplify-points.ts'

const wave = Array.from({ length: 2000 }, (_, index): DrawingPoint => [
  index / 2000,
  0.5 + Math.sin(index / 5) / 10,
])

test('a straight line keeps its ends, a corner stays', () => {
  expect(
    simplifyPoints(
      [
        [0, 0],
        [0.25, 0.2503],
        [0.5, 0.5],
        [1, 0.5],
      ],
      400,
    ),
  ).toEqual([
    [0, 0],
    [0.5, 0.5],
    [1, 0.5],
  ])
})

test('a long line is never longer than allowed, and keeps its ends', () => {
  const simple = simplifyPoints(wave, 100)
  expect(simple.length).toBeLessThanOrEqual(100)
  expect(simple.length).toBeGreaterThan(40)
  expect([simple[0], simple.at(-1)?.[0]]).toEqual([[0, 0.5], 0.9995])
})

test('a dot, a line back to its beginning and no line stay', () => {
  expect(simplifyPoints([[0.123456, 0.5]], 400)).toEqual([[0.1235, 0.5]])
  expect(
    simplifyPoints(
      [
        [0, 0],
        [0.5, 0.5],
        [0, 0],
      ],
      400,
    ),
  ).toHaveLength(3)
  expect(simplifyPoints([], 400)).toEqual([])
})
