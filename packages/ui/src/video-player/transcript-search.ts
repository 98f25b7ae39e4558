import type { TranscriptLine } from './transcript-lines.ts'

/** Normalizes text for the search: no accents, no case, no line breaks, and one form of the Arabic yeh. */
const fold = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\n', ' ')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')

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
  for (let index = 0; index < characters.length;) {
    let length = 0
    let found = ''
    while (found.length < foldedQuery.length && index + length < characters.length)
      found += folded[index + length++] ?? ''
    if (found === foldedQuery && folded[index] !== '') {
      if (plain) parts.push({ text: plain, isMatch: false })
      parts.push({ text: characters.slice(index, index + length).join(''), isMatch: true })
      plain = ''
      index += length
    } else plain += characters[index++] ?? ''
  }
  return plain ? [...parts, { text: plain, isMatch: false }] : parts
}

/** The lines that contain the query; all of them for an empty one. */
export const searchLines = (lines: readonly TranscriptLine[], query: string): readonly TranscriptLine[] =>
  query.trim() === '' ? lines : lines.filter(({ text }) => partsOf(text, query).some((part) => part.isMatch))
