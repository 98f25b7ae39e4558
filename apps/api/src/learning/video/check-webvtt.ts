/** What is wrong with a file of captions. */
export type WebVttProblem = {
  /** Counts from 1. */
  line: number
  reason: 'no_signature' | 'no_cue' | 'no_time' | 'bad_time' | 'ends_before_start'
}

const stamp = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const times = new RegExp(String.raw`^[ \t]*${stamp}[ \t]*-->[ \t]*${stamp}(?:[ \t].*)?$`)

/**
 * Reads captions as the WebVTT standard does, and returns the first problem that makes players leave out a text silently: a caption with a time
 * that they cannot read, one that ends before it starts, a text without a time.
 */
export function checkWebVtt(text: string): WebVttProblem | null {
  const [first = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(first)) return { line: 1, reason: 'no_signature' }
  // Up to the first empty line everything belongs to the header.
  const blocks = blocksOf(rest, 2).slice(rest[0]?.trim() === '' || rest[0]?.includes('-->') ? 0 : 1)
  const cues = blocks.filter(({ lines }) => !isOther(lines[0] ?? ''))
  for (const cue of cues) {
    const problem = problemIn(cue)
    if (problem) return problem
  }
  return cues.length === 0 ? { line: 1, reason: 'no_cue' } : null
}

type Block = { at: number; lines: string[] }

function blocksOf(lines: string[], from: number): Block[] {
  const blocks: Block[] = []
  let isInBlock = false
  for (const [index, line] of lines.entries()) {
    if (line === '') isInBlock = false
    else if (isInBlock) blocks.at(-1)?.lines.push(line)
    else {
      blocks.push({ at: from + index, lines: [line] })
      isInBlock = true
    }
  }
  return blocks
}

function isOther(line: string): boolean {
  return /^(?:NOTE(?:[ \t]|$)|STYLE[ \t]*$|REGION[ \t]*$)/.test(line) && !line.includes('-->')
}

// The time is in the first line, or in the second one after the name of the caption.
function problemIn({ at, lines }: Block): WebVttProblem | null {
  const index = lines.slice(0, 2).findIndex((line) => line.includes('-->'))
  if (index === -1) return { line: at, reason: 'no_time' }
  const line = at + index
  const found = times.exec(lines[index] ?? '')
  if (!found) return { line, reason: 'bad_time' }
  const parts = found.slice(1).map((part) => Number(part ?? 0))
  if (secondsOf(parts.slice(4)) <= secondsOf(parts.slice(0, 4))) return { line, reason: 'ends_before_start' }
  // Another arrow begins another caption, also without an empty line before it.
  const next = lines.findIndex((text, place) => place > index && text.includes('-->'))
  return next === -1 ? null : problemIn({ at: at + next, lines: lines.slice(next) })
}

function secondsOf([hours = 0, minutes = 0, seconds = 0, milliseconds = 0]: number[]): number {
  return hours * 3600 + minutes * 60 + seconds + milliseconds / 1000
}
