import { expect, test } from 'vitest'
import { drawRing } from './draw-ring.ts'

test('draws the same ring for the same seed, and different rings for different seeds', () => {
  expect(drawRing('tools', 40, 46, 7)).toEqual(drawRing('tools', 40, 46, 7))
  expect(drawRing('tools', 40, 46, 7)).not.toEqual(drawRing('questions', 40, 46, 7))
})

test('draws the requested number of strands within the ring', () => {
  const { body, light } = drawRing('behind-the-chair', 40, 46, 7)
  const starts = [...(body + light).matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)]
  expect(starts).toHaveLength(7)
  for (const [, x, y] of starts) {
    const radius = Math.hypot(Number(x), Number(y))
    expect(radius).toBeGreaterThan(39.5)
    expect(radius).toBeLessThan(46.5)
  }
})
