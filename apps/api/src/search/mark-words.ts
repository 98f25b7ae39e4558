import type { Mark } from '@chignon/contract/search'
import { tokenizeWithCompounds, type Word } from './tokenize.ts'

/** The offsets of normalized words in a text. A matching compound is marked as a whole. */
export function markWords(text: string, words: ReadonlySet<string>): Mark[] {
  if (words.size === 0) return []
  const { words: parts, compounds } = tokenizeWithCompounds(text)
  const isMatch = ({ word }: Word) => words.has(word)
  const matchingCompounds = compounds.filter(isMatch)
  const matchingParts = parts.filter(
    (part) =>
      isMatch(part) && !matchingCompounds.some(({ start, end }) => start <= part.start && part.end <= end),
  )
  return [...matchingCompounds, ...matchingParts]
    .map(({ start, end }) => ({ start, end }))
    .toSorted((a, b) => a.start - b.start)
}
