import type { Mark } from '@chignon/contract/search'
import { readText, type Word } from './read-words.ts'

/** Where a text holds one of the folded words; what is written as one word with another is marked as a whole. */
export function markWords(text: string, words: ReadonlySet<string>): Mark[] {
  if (words.size === 0) return []
  const { words: parts, compounds } = readText(text)
  const isWanted = ({ word }: Word) => words.has(word)
  const wholes = compounds.filter(isWanted)
  const others = parts.filter(
    (part) => isWanted(part) && !wholes.some(({ start, end }) => start <= part.start && part.end <= end),
  )
  return [...wholes, ...others]
    .map(({ start, end }) => ({ start, end }))
    .toSorted((one, other) => one.start - other.start)
}
