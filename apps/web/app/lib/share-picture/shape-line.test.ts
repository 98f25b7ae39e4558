import { describe, expect, it } from 'vitest'
import { loadFonts } from './fonts.ts'
import { shapeLine } from './shape-line.ts'
import { fitText } from './fit-text.ts'

const persian = (await loadFonts(true)).display
const latin = (await loadFonts(false)).display
const size = 64

const setFa = (text: string) => shapeLine(text, { faces: persian, size, direction: 'rtl' })
const setEn = (text: string) => shapeLine(text, { faces: latin, size, direction: 'ltr' })

/** Outlines of a line without their positions: glyphs from left to right. */
const glyphs = (svg: string) => Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d]) => d)

describe('shapeLine with Persian text', () => {
  it('joins letters', () => {
    const joined = glyphs(setFa('بیب').svg)
    const isolated = glyphs(setFa('ب').svg)
    expect(joined).not.toContain(isolated[0])
    expect(setFa('بب').width).toBeLessThan(setFa('ب').width * 2)
  })

  it('starts at the right', () => {
    const line = glyphs(setFa('آ د').svg)
    const first = glyphs(setFa('آ').svg)
    expect(line.slice(-first.length)).toEqual(first)
  })

  it('keeps numbers and Latin words left to right', () => {
    const glyphsOf = (text: string) => glyphs(setFa(text).svg)
    expect(glyphsOf('۱۲ درس').slice(-2)).toEqual(glyphsOf('۱۲'))
    expect(glyphsOf('دوره Bob').slice(0, 3)).toEqual(glyphsOf('Bob'))
  })

  it('mirrors brackets', () => {
    // In right-to-left text an opening bracket has the glyph of a closing one.
    expect(glyphs(setFa('(آ)').svg)[0]).toEqual(glyphs(setEnSans('(')).at(0))
  })
})

const setEnSans = (text: string) =>
  shapeLine(text, { faces: persian.filter((face) => face.has(65)), size, direction: 'ltr' }).svg

describe('shapeLine with Latin text', () => {
  it('uses the extended fonts for other languages', () => {
    expect(glyphs(setEn('Łódź').svg).length).toBeGreaterThanOrEqual(4)
  })

  it('drops characters without a glyph', () => {
    expect(setEn('Bob 🪮').svg).toBe(setEn('Bob ').svg)
    expect(setEn('漢字')).toEqual({ width: 0, svg: '' })
  })

  it('contains only paths for any text', () => {
    expect(setEn('</svg><script>alert("x")</script>').svg).not.toMatch(/script|alert/)
  })
})

describe('fitText', () => {
  const box = { width: 660, maxLines: 4, sizes: [88, 70, 54] as const }
  const fit = (text: string) => fitText(text, { faces: latin, direction: 'ltr' }, box)

  it.each([
    'Bob',
    'The bride, from morning to midnight',
    'Farbkorrektur bei mehrfach überlagerten Blondierungen: Schritt für Schritt zum gleichmäßigen Ergebnis',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenfriseurin',
    'x '.repeat(400),
    '',
  ])('fits “%.40s” into the box', (text) => {
    const { lines } = fit(text)
    expect(lines.length).toBeLessThanOrEqual(box.maxLines)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(box.width)
  })

  it('uses the largest size that fits', () => {
    const sentence = 'Colour that grows out well, mixed for the hair before you and not for the chart'
    const [short, long, longer] = ['Bob', sentence, `${sentence} ${sentence}`].map((text) => fit(text).size)
    expect(short).toBe(88)
    expect(long).toBeLessThan(88)
    expect(longer).toBe(54)
  })

  it('balances its lines', () => {
    const [first, second] = fit('The anatomy of a perfect cut').lines
    expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(150)
  })
})
