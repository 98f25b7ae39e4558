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

/** Normalizes text for the search: no accents, no case, and one form of the Arabic yeh. */
const fold = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک')

/** A part of a line's text, and whether it matches the query. */
export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** The text split around each match of the query; one part if there is none. */
export function partsOf(text: string, query: string): TextPart[] {
  const foldedQuery = fold(query.trim())
  if (foldedQuery === '') return [{ text, isMatch: false }]
  const characters = Array.from(text)
  const folded = characters.map(fold)
  const parts: TextPart[] = []
  let plain = ''
  for (let at = 0; at < characters.length;) {
    let length = 0
    let found = ''
    while (found.length < foldedQuery.length && at + length < characters.length)
      found += folded[at + length++] ?? ''
    if (found === foldedQuery && folded[at] !== '') {
      if (plain) parts.push({ text: plain, isMatch: false })
      parts.push({ text: characters.slice(at, at + length).join(''), isMatch: true })
      plain = ''
      at += length
    } else plain += characters[at++] ?? ''
  }
  return plain ? [...parts, { text: plain, isMatch: false }] : parts
}

/** The lines that contain the query; all of them for an empty one. */
export const searchLines = (lines: readonly TranscriptLine[], query: string): readonly TranscriptLine[] =>
  query.trim() === '' ? lines : lines.filter(({ text }) => partsOf(text, query).some((part) => part.isMatch))
