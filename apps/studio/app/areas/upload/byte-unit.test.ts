import { expect, test } from 'vitest'
import { byteUnit, roundSeconds } from './byte-unit.ts'

test.each([
  [500, 'kilobyte', 0.5],
  [114_067, 'kilobyte', 114.067],
  [8_400_000, 'megabyte', 8.4],
  [4_100_000_000, 'gigabyte', 4.1],
])('%i bytes are in %s', (count, unit, value) => {
  expect(byteUnit(count)).toEqual({ unit, value })
})

test.each([
  [0, 5],
  [12, 15],
  [61, 120],
  [3590, 3600],
  [3601, 3900],
])('%i seconds are said as %i', (seconds, said) => {
  expect(roundSeconds(seconds)).toBe(said)
})
