import type { Mark } from '@chignon/contract/catalogue/search'
import { joinCompounds, splitParts, wordReader } from './tokenize.ts'
import type { WordSet } from './word-set.ts'

/** The offsets of words in a text. A matching compound is marked as a whole. */
export function markWords(text: string, words: WordSet): Mark[] {
  if (words.size === 0) return []
  const wordOf = wordReader(text)
  const parts = splitParts(text)
  const compounds = joinCompounds(parts).filter(
    ({ start, parts }) => words.mayStartAt(text, start) && words.has(parts.map(wordOf).join('')),
  )
  const single = parts.filter(
    (part) =>
      words.mayStartAt(text, part.start) &&
      words.has(wordOf(part)) &&
      !compounds.some(({ start, end }) => start <= part.start && part.end <= end),
  )
  return [...compounds, ...single]
    .map(({ start, end }) => ({ start, end }))
    .toSorted((a, b) => a.start - b.start)
}
