import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawStrands } from './backdrop.ts'
import { coiffures } from './coiffure.ts'

const hero = { seed: 'hero', coiffure: 'wave', width: 1280, height: 690, reach: 'end' } as const

describe('drawStrands', () => {
  it('returns the same strands for the same options', () => {
    expect(drawStrands(hero)).toEqual(drawStrands(hero))
    expect(drawStrands(hero)).not.toEqual(drawStrands({ ...hero, seed: 'another' }))
  })

  it.each(coiffures)('draws %s in few, short paths', (coiffure) => {
    const strands = drawStrands({ ...hero, coiffure })
    expect(strands.length).toBeLessThanOrEqual(40)
    expect(gzipSync(strands.map((strand) => strand.d).join('')).length).toBeLessThan(12_000)
    for (const { d, width, opacity } of strands) {
      expect(d).toMatch(/^M[-\d.\scsM]+$/)
      expect(width).toBeGreaterThan(0)
      expect(opacity).toBeGreaterThan(0)
      expect(opacity).toBeLessThanOrEqual(1)
    }
  })

  it('keeps the start side free for text and hangs from the top edge', () => {
    for (const { d } of drawStrands(hero)) {
      for (const [, x, y] of d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(hero.width * 0.4)
        expect(Number(y)).toBeLessThanOrEqual(0)
      }
    }
  })

  it('puts the highlights last, so that nothing covers them', () => {
    const tones = drawStrands(hero).map((strand) => strand.tone)
    expect(tones.slice(tones.indexOf('light')).every((tone) => tone === 'light')).toBe(true)
    expect(new Set(tones)).toEqual(new Set(['a', 'b', 'mix', 'light']))
  })

  it('draws the requested number of hairlines', () => {
    const starts = drawStrands({ ...hero, count: 30 }).map((strand) => strand.d.split('M').length - 1)
    expect(starts.reduce((sum, n) => sum + n, 0)).toBe(30)
  })
})
