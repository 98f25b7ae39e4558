import { shapeLine, type ShapedLine, type TextStyle } from './shape-line.ts'

export type FittedText = { lines: readonly ShapedLine[]; size: number }

type Box = {
  /** Pixels. */
  width: number
  maxLines: number
  /** Font sizes to try, largest first, in pixels. */
  sizes: readonly [number, ...number[]]
}

/** Fits a text into a box: the largest size that fits, balanced lines, an ellipsis if none fits. */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  { width, maxLines, sizes }: Box,
): FittedText {
  const words = text.trim().split(/\s+/)
  for (const size of sizes) {
    const measure = measureBy({ ...style, size })
    const lines = wrap(words, width, measure)
    if (lines.length > maxLines || lines.some((line) => measure(line) > width)) continue
    const balanced = balance(words, width, lines.length, measure)
    return { size, lines: balanced.map((line) => shapeLine(line, { ...style, size })) }
  }
  const size = Math.min(...sizes)
  const measure = measureBy({ ...style, size })
  const lines = wrap(words, width, measure)
  const visibleLines = lines.slice(0, maxLines)
  if (lines.length > maxLines) visibleLines[maxLines - 1] += '…'
  return { size, lines: visibleLines.map((line) => shapeLine(cut(line, width, measure), { ...style, size })) }
}

type Measure = (text: string) => number

function measureBy(style: TextStyle): Measure {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? shapeLine(text, style).width
    widths.set(text, width)
    return width
  }
}

function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : ''
    if (longer && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

// The narrowest box with the same number of lines balances them.
function balance(words: readonly string[], width: number, lineCount: number, measure: Measure): string[] {
  let best = wrap(words, width, measure)
  for (let narrower = width * 0.96; narrower > width * 0.5; narrower *= 0.96) {
    const lines = wrap(words, narrower, measure)
    if (lines.length > lineCount || lines.some((line) => measure(line) > narrower)) break
    best = lines
  }
  return best
}

function cut(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line
  const characters = Array.from(line.replace(/…$/, ''))
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
