import { expect, test } from 'vitest'
import { strokePath } from './stroke-path.ts'

test('is smooth through the middle of its points, in the size of the picture', () => {
  expect(
    strokePath(
      [
        [0, 0],
        [0.5, 0.5],
        [1, 0],
      ],
      1000,
      500,
    ),
  ).toBe('M0 0Q500 250 750 125L1000 0')
})

test('is straight between two points, a dot at one, and nothing without points', () => {
  expect([
    strokePath(
      [
        [0.1, 0.1],
        [0.2, 0.2],
      ],
      1000,
      500,
    ),
    strokePath([[0.12345, 0.1]], 1000, 500),
    strokePath([], 1000, 500),
  ]).toEqual(['M100 50L200 100', 'M123.5 50h0', ''])
})
