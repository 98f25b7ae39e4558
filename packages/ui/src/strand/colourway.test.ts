import { describe, expect, it } from 'vitest'
import { blend, colourways, palettes } from './colourway.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(colourways)('%s', (name) => {
  const { ground, ink, tiny, light, tones } = palettes[name]

  it('has readable text on its ground', () => {
    for (const stop of ground) expect(contrast(ink, stop)).toBeGreaterThanOrEqual(7)
    expect(contrast(ink, tiny)).toBeGreaterThanOrEqual(7)
  })

  it('has visible strands on its ground, and visible highlights', () => {
    expect(contrast(tones[0], blend(ground[0], ground[1], 0.5))).toBeGreaterThan(3)
    expect(luminance(light)).toBeGreaterThan(Math.max(...tones.map(luminance)))
  })
})
