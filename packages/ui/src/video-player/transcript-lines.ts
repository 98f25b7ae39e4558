/** What is said from one second to another. */
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

/** The words of a WebVTT cue, without its markup. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The line being said, else undefined in a silence. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | undefined =>
  lines.find(({ start, end }) => time >= start && time < end)

/** The line to show as current: in a silence the one before it. */
export const lastLineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | undefined =>
  lines.findLast(({ start }) => time >= start)

/** Words without marks and case, so that "Diaz" finds "Díaz" and one ي finds the other. */
const fold = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک')

/** A piece of a line's text, and whether it is what was searched for. */
export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** The text in pieces around each place where the query stands; one piece where it does not. */
export function partsOf(text: string, query: string): TextPart[] {
  const wanted = fold(query.trim())
  if (wanted === '') return [{ text, isMatch: false }]
  const letters = Array.from(text)
  const folded = letters.map(fold)
  const parts: TextPart[] = []
  let plain = ''
  for (let at = 0; at < letters.length;) {
    let length = 0
    let found = ''
    while (found.length < wanted.length && at + length < letters.length) found += folded[at + length++] ?? ''
    if (found === wanted && folded[at] !== '') {
      if (plain) parts.push({ text: plain, isMatch: false })
      parts.push({ text: letters.slice(at, at + length).join(''), isMatch: true })
      plain = ''
      at += length
    } else plain += letters[at++] ?? ''
  }
  return plain ? [...parts, { text: plain, isMatch: false }] : parts
}

/** The lines in which the query stands; all of them for an empty one. */
export const searchLines = (lines: readonly TranscriptLine[], query: string): readonly TranscriptLine[] =>
  query.trim() === '' ? lines : lines.filter(({ text }) => partsOf(text, query).some((part) => part.isMatch))
