/** A line of the transcript with its time range. */
export type TranscriptLine = {
  readonly id: string
  /** Seconds. */
  readonly start: number
  readonly end: number
  readonly text: string
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
}

/** The text of a WebVTT cue, without markup. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The current line, else undefined in a pause. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | undefined =>
  lines.find(({ start, end }) => time >= start && time < end)

/** The line to highlight: in a pause the previous one. */
export const lastLineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | undefined =>
  lines.findLast(({ start }) => time >= start)
