import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { coiffures } from './coiffure.ts'
import type { Colourway } from './colourway.ts'
import { drawGrowth, growingOf, leading } from './growth.ts'

const grown = (count: number): Colourway[] => Array.from({ length: count }, () => 'copper')
const size = { width: 720, height: 900 }
const hairsIn = (svg: string) => svg.match(/url\(#m/g)?.length

describe('drawGrowth()', () => {
  it.each(coiffures)('draws every hair of a %s, the same for the same seed', (coiffure) => {
    for (const count of [3, 5, 40, 120]) {
      const svg = drawGrowth({ seed: 'someone', coiffure, hairs: grown(count), ...size })
      expect(hairsIn(svg)).toBe(count)
      expect(drawGrowth({ seed: 'someone', coiffure, hairs: grown(count), ...size })).toBe(svg)
      expect(drawGrowth({ seed: 'another', coiffure, hairs: grown(count), ...size })).not.toBe(svg)
    }
  })

  it('draws each hair in its colour', () => {
    const svg = drawGrowth({ seed: 'someone', coiffure: 'wave', hairs: ['brass', 'sage', 'ink'], ...size })
    const colours = [...svg.matchAll(/stroke="url\(#m([a-z]+)/g)].map(([, colour]) => colour)
    expect(colours.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual(['brass', 'ink', 'sage'])
  })

  it('moves in a loop whose second half is the first one backwards', () => {
    const drawnAt = (moment: number) =>
      drawGrowth({ seed: 'someone', coiffure: 'wave', hairs: grown(9), ...size, moment })
    expect(drawnAt(0.1)).toBe(drawnAt(0.9))
    expect(drawnAt(0.1)).not.toBe(drawnAt(0.4))
  })

  it('draws few hairs on paper all dark, and lights up some of many', () => {
    const highlight = (count: number) => {
      const hairs = grown(count)
      const svg = drawGrowth({ seed: 'someone', coiffure: 'knot', hairs, ...size, ground: 'paper' })
      const [, red = ''] = /id="l[^>]*><stop stop-color="#(..)/.exec(svg) ?? []
      return Number.parseInt(red, 16)
    }
    expect(highlight(20)).toBeLessThan(0xa8)
    expect(highlight(200)).toBeGreaterThan(0xe0)
  })

  it.each(coiffures)('weighs less than 20 kB with 163 hairs of a %s', (coiffure) => {
    const svg = drawGrowth({ seed: 'someone', coiffure, hairs: grown(163), ...size })
    expect(gzipSync(svg).length).toBeLessThan(20_000)
  })
})

it('gives each category a coiffure and a colour, also one that we do not know', () => {
  expect(growingOf('updo')).toEqual({ coiffure: 'knot', colourway: 'brass' })
  expect(growingOf('wigs')).toEqual(growingOf('wigs'))
})

it('selects the most frequent colour, of several the first', () => {
  expect(leading(['sage', 'ink', 'ink', 'sage'])).toBe('sage')
  expect(leading([])).toBe('brass')
})
