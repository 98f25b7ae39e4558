import { expect, test } from 'vitest'
import { describeMode, modes, pairsOf, scopeOf, selectPairwise, type Mode } from './modes.ts'

test('lists every combination once', () => {
  expect(modes).toHaveLength(2 * 2 * 2 * 2 * 3 * 2 * 2)
  expect(new Set(modes.map(describeMode)).size).toBe(modes.length)
})

test('selects fewer than 12 modes that combine any two values', () => {
  const selected = selectPairwise(modes)
  expect(selected.length).toBeLessThan(12)
  const pairs = new Set(modes.flatMap(pairsOf))
  // 15 pairs of the six axes with two values, and six pairs with the three widths.
  expect(pairs.size).toBe(15 * 2 * 2 + 6 * 2 * 3)
  expect(new Set(selected.flatMap(pairsOf))).toEqual(pairs)
})

test('checks every layout and every palette, and everything in the tightest mode', () => {
  const checked = modes.filter((mode) => scopeOf(mode))
  const layouts = (some: readonly Mode[]) =>
    new Set(
      some.map(({ width, textSize, direction, strings }) => `${width} ${textSize} ${direction} ${strings}`),
    )
  const palettes = (some: readonly Mode[]) =>
    new Set(some.map(({ theme, contrast, forcedColours }) => `${theme} ${contrast} ${forcedColours}`))
  expect(layouts(checked)).toEqual(layouts(modes))
  expect(palettes(checked)).toEqual(palettes(modes))
  const tightest = modes.filter(
    ({ width, textSize, direction, strings }) =>
      width === 320 && textSize === 200 && direction === 'rtl' && strings === 'pseudo',
  )
  expect(tightest.map(scopeOf)).toEqual(['all', ...Array(6).fill('colours'), 'all'])
})
