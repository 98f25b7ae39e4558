import type { Mark } from '@chignon/contract'
import { readCompounds, readWords } from './read-words.ts'

/** Where a text holds one of the folded words; what is written as one word with another is marked as a whole. */
export function markWords(text: string, words: ReadonlySet<string>): Mark[] {
  if (words.size === 0) return []
  const isWanted = ({ word }: { word: string }) => words.has(word)
  const compounds = readCompounds(text).filter(isWanted)
  const parts = readWords(text).filter(
    (part) => isWanted(part) && !compounds.some(({ start, end }) => start <= part.start && part.end <= end),
  )
  return [...compounds, ...parts]
    .map(({ start, end }) => ({ start, end }))
    .toSorted((one, other) => one.start - other.start)
}
