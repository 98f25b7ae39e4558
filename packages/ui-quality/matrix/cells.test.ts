import { expect, test } from 'vitest'
import { askedIn, cells, nameOf, pairsOf, pairwise, type Cell } from './cells.ts'

test('every combination is a cell, once', () => {
  expect(cells).toHaveLength(2 * 2 * 2 * 2 * 3 * 2 * 2)
  expect(new Set(cells.map(nameOf)).size).toBe(cells.length)
})

test('in the slice any two values meet', () => {
  const slice = pairwise(cells)
  expect(slice.length).toBeLessThan(12)
  const pairs = new Set(cells.flatMap(pairsOf))
  // Of six axes with two values any two axes, and each of them with the three widths.
  expect(pairs.size).toBe(15 * 2 * 2 + 6 * 2 * 3)
  expect(new Set(slice.flatMap(pairsOf))).toEqual(pairs)
})

test('every layout and every palette is asked about, and the tightest cell in full', () => {
  const asked = cells.filter((cell) => askedIn(cell))
  const layouts = (some: readonly Cell[]) =>
    new Set(some.map(({ width, text, direction, words }) => `${width} ${text} ${direction} ${words}`))
  const palettes = (some: readonly Cell[]) =>
    new Set(some.map(({ theme, contrast, forced }) => `${theme} ${contrast} ${forced}`))
  expect(layouts(asked)).toEqual(layouts(cells))
  expect(palettes(asked)).toEqual(palettes(cells))
  const tightest = cells.filter(
    (cell) => cell.width === 320 && cell.text === 200 && cell.direction === 'rtl' && cell.words === 'pseudo',
  )
  expect(tightest.map(askedIn)).toEqual(['all', ...Array(6).fill('paint'), 'all'])
})
