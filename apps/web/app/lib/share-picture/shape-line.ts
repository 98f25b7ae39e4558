import makeBidi from 'bidi-js'
import { Buffer, Direction, shape } from 'harfbuzzjs'
import type { Face } from './fonts.ts'

const bidi = makeBidi()

export type TextStyle = {
  faces: readonly Face[]
  /** Pixels. */
  size: number
  direction: 'ltr' | 'rtl'
  /** Letter spacing as a fraction of the font size; 0 for joined scripts. */
  tracking?: number
}

export type ShapedLine = {
  /** Pixels. */
  width: number
  /** SVG paths; the origin is the left end of the baseline. */
  svg: string
}

type Run = { text: string; face: Face; level: number }

/** Shapes one line of text: font fallback per character, glyph joining and bidi order. */
export function shapeLine(text: string, style: TextStyle): ShapedLine {
  let width = 0
  const paths: string[] = []
  for (const run of inVisualOrder(runsOf(text, style))) {
    const scale = style.size / run.face.unitsPerEm
    const gap = (style.tracking ?? 0) * style.size
    const buffer = new Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR)
    shape(run.face.font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [i, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const outline = run.face.font.glyphToPath(glyph)
      if (outline) paths.push(pathOf(outline, width + xOffset * scale, -yOffset * scale, scale))
      width += xAdvance * scale + gap
    }
  }
  return { width, svg: paths.join('') }
}

// The y axis of outlines points up.
function pathOf(outline: string, x: number, y: number, scale: number): string {
  const matrix = [scale, 0, 0, -scale, x, y].map((value) => Number(value.toPrecision(6)))
  return `<path transform="matrix(${matrix.join(' ')})" d="${outline}"/>`
}

// Characters without a glyph are dropped instead of drawn as boxes.
function runsOf(text: string, { faces, direction }: TextStyle): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: Run[] = []
  let position = 0
  for (const character of text) {
    const level = levels[position] ?? 0
    position += character.length
    const last = runs.at(-1)
    const face = faceOf(character, faces, last?.face)
    if (!face) continue
    if (last && last.face === face && last.level === level) last.text += character
    else runs.push({ text: character, face, level })
  }
  return runs
}

// Spaces and marks stay in the run before them, so that they do not split it.
function faceOf(character: string, faces: readonly Face[], last: Face | undefined): Face | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  const isNeutral = /[\p{P}\p{Z}\p{M}\p{Cf}]/u.test(character)
  if (isNeutral && last?.has(codePoint)) return last
  return faces.find((face) => face.has(codePoint))
}

// Unicode bidi rule L2: from the highest level down, reverse adjacent runs at that level or higher.
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return ordered
}
