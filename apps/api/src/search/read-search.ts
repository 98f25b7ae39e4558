import type { Locale } from '@chignon/contract/locale'
import { readWords, type Word } from './read-words.ts'
import { saysNothing } from './stop-words.ts'

/** A word that is looked for. The last one may still be being typed. */
export type SoughtWord = Word & { isLast: boolean }

// More words than that no thing has in common with a search.
const mostWords = 8
// No word is longer; some signs become many letters when they are folded.
const longestWord = 64

/**
 * The words a text looks for, each once: without those that say nothing, unless it has no others. Signs and operators are
 * not looked for.
 */
export function readSearch(text: string, locale: Locale): SoughtWord[] {
  const all = readWords(text).filter(({ word }) => word.length <= longestWord)
  const telling = all.filter(({ word }) => word.length > 1 && !saysNothing(word, locale))
  const last = all.at(-1)
  const sought = (telling.length > 0 ? telling : all).map((word) => ({ ...word, isLast: word === last }))
  // Typed twice, the second one counts: it may be the last.
  const once = new Map(sought.map((one) => [one.word, one]))
  return [...once.values()].slice(0, mostWords)
}
