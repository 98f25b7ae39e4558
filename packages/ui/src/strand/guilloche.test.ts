import { expect, it } from 'vitest'
import { drawRosette } from './guilloche.ts'
import { markPath } from './mark.ts'

it('draws a rosette within its radius', () => {
  const d = drawRosette({ radius: 40 })
  expect(d).toMatch(/^M[-\d.\sMacsz]+$/)
  for (const [, x, y] of d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
    expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(40)
  }
  expect(drawRosette({ radius: 40, petals: 24 }).length).toBeLessThan(d.length)
})

it('draws the mark in three closed strands within its 24 px', () => {
  expect(markPath.match(/z/g)).toHaveLength(3)
  for (const [, x, y] of markPath.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
    for (const n of [Number(x), Number(y)]) expect(n > 0 && n < 24).toBe(true)
  }
})
