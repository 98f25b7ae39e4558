/** What is wrong with a file of captions, in a line that counts from 1. */
export type CaptionProblem = {
  line: number
  reason: 'not-utf-8' | 'no-cue' | 'bad-time' | 'ends-before-start'
}

const moment = String.raw`(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})`
// What follows are coordinates of the picture, which WebVTT has not.
const times = new RegExp(String.raw`^\s*${moment}\s*-->\s*${moment}(?:\s.*)?$`)

type Cue = { from: string; to: string; lines: string[] }

/** Converts captions from SubRip to WebVTT, or says what is wrong and in which line. Bold, italic and underlined text stays so. */
export function srtToWebVtt(srt: string): { webvtt: string } | { problem: CaptionProblem } {
  const lines = srt.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const cues: Cue[] = []
  for (const [index, line] of lines.entries()) {
    if (line.includes('-->')) {
      // The number of the caption is in the line above.
      if (/^\s*\d+\s*$/.test(lines[index - 1] ?? '')) cues.at(-1)?.lines.pop()
      const cue = readTimes(line)
      if ('reason' in cue) return { problem: { line: index + 1, reason: cue.reason } }
      cues.push(cue)
    } else cues.at(-1)?.lines.push(line)
  }
  if (cues.length === 0) return { problem: { line: 1, reason: 'no-cue' } }
  return { webvtt: `WEBVTT\n\n${cues.map(writeCue).join('\n\n')}\n` }
}

function readTimes(line: string): Cue | Pick<CaptionProblem, 'reason'> {
  const found = times.exec(line)
  if (!found) return { reason: 'bad-time' }
  const [from, to] = [found.slice(1, 5), found.slice(5, 9)].map(milliseconds)
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return { reason: 'bad-time' }
  return to > from ? { from: stamp(from), to: stamp(to), lines: [] } : { reason: 'ends-before-start' }
}

function milliseconds([hours, minutes, seconds, fraction = '']: string[]): number {
  if (Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  )
}

function stamp(total: number): string {
  const digits = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  const seconds = total / 1000
  return `${digits(seconds / 3600)}:${digits((seconds / 60) % 60)}:${digits(seconds % 60)}.${digits(total % 1000, 3)}`
}

function writeCue({ from, to, lines }: Cue): string {
  // An empty line would end the caption.
  const text = lines.filter((line) => line.trim() !== '').map(writeText)
  return [`${from} --> ${to}`, ...text].join('\n')
}

/** The text with the marks that both know. Others, such as fonts and places, are left out. */
function writeText(line: string): string {
  return line
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll(/<\/?font\b[^>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll(/<(\/?)([BIU])>/g, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .trim()
}
