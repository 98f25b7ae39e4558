import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { coiffures } from './coiffure.ts'
import { colourways } from './colourway.ts'
import { coverOf, drawCover } from './cover.ts'

const courses: Readonly<Record<string, readonly string[]>> = {
  cutting: ['bob-from-line-to-movement', 'layers-that-fall', 'the-precise-fringe', 'scissor-over-comb'],
  colour: ['freehand-balayage', 'copper-in-three-formulas', 'grey-blending-with-grace'],
  updo: ['classic-chignon-in-five-moves', 'the-modern-french-twist', 'undone-bridal-updo'],
  texture: ['natural-curls-no-heat', 'blow-dry-with-body', 'waves-that-last'],
  braiding: ['dutch-braid-crown', 'fishtail-from-fine-hair', 'knotless-braids-foundations'],
}
const masterclasses: Readonly<Record<string, readonly string[]>> = {
  cutting: ['the-anatomy-of-a-perfect-cut'],
  updo: ['the-bride-from-morning-to-midnight'],
  colour: ['colour-in-motion'],
  braiding: ['braids-and-heritage'],
}
const listed = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([hint, seeds]) => seeds.map((seed) => ({ hint, seed })))
const unhinted = [
  'cutting',
  'colour',
  'updo',
  'braiding',
  'a-letter-from-lisbon',
  'how-to-choose-a-comb',
  'the-grammar-of-hair',
  'on-patience',
]

const frames = [
  ...listed(courses).map((item) => ({ ...item, width: 800, height: 1000 })),
  ...listed(masterclasses).map((item) => ({ ...item, width: 1200, height: 750 })),
  ...unhinted.map((seed) => ({ seed, hint: 'post', width: 1200, height: 630 })),
]

describe('drawCover', () => {
  it.each(frames)('keeps $seed under 12 kB compressed', ({ seed, hint, width, height }) => {
    const svg = drawCover({ seed, ...coverOf(seed, hint), width, height })
    expect(gzipSync(svg).length).toBeLessThan(12_000)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })

  it.each(coiffures)('keeps any %s under 12 kB compressed, in every format', (coiffure) => {
    for (const [width, height] of [
      [800, 1000],
      [800, 500],
      [600, 600],
      [1200, 630],
    ] as const) {
      for (let i = 0; i < 8; i += 1) {
        expect(gzipSync(drawCover({ seed: `any-${i}`, coiffure, width, height })).length).toBeLessThan(12_000)
      }
    }
  })

  it('draws the same cover for the same seed, and another one for another seed', () => {
    for (const coiffure of coiffures) {
      const draw = (seed: string) => drawCover({ seed, coiffure, colourway: 'ink', width: 400, height: 500 })
      expect(draw('one')).toBe(draw('one'))
      expect(new Set(['one', 'two', 'three', 'four'].map(draw)).size).toBe(4)
    }
  })

  it('needs no styles and contains only finite numbers', () => {
    for (const coiffure of coiffures) {
      const svg = drawCover({ seed: 'plain', coiffure, width: 400, height: 500 })
      expect(svg).not.toMatch(/style|NaN|Infinity|undefined|e-\d/)
    }
  })
})

describe('coverOf', () => {
  it('follows the category and never changes', () => {
    expect(listed(masterclasses).map(({ seed, hint }) => coverOf(seed, hint))).toEqual([
      { coiffure: 'cut', colourway: 'brass' },
      { coiffure: 'knot', colourway: 'rose' },
      { coiffure: 'wave', colourway: 'umber' },
      { coiffure: 'braid', colourway: 'sage' },
    ])
    for (const { seed } of listed(courses)) {
      expect(['cut', 'part']).toContain(coverOf(seed, 'cutting').coiffure)
      expect(coverOf(seed, 'texture').coiffure).toBe('curl')
    }
  })

  it('reaches every coiffure and colourway without a hint', () => {
    const all = Array.from({ length: 200 }, (_, i) => coverOf(`post-${i}`))
    expect(new Set(all.map((cover) => cover.coiffure)).size).toBe(coiffures.length)
    expect(new Set(all.map((cover) => cover.colourway)).size).toBe(colourways.length)
    expect(coverOf('on-patience', 'no such category')).toEqual(coverOf('on-patience'))
  })
})
