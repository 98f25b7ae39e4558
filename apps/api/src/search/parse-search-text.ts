import type { Locale } from '@chignon/contract/locale'
import { isStopWord } from './stop-words.ts'
import { tokenize, type Word } from './tokenize.ts'

/** A word of a search text. The last one may be incomplete: a prefix. */
export type SearchWord = Word & { isLast: boolean }

const maxWords = 8
// Of the normalized word: some characters normalize to many letters.
const maxWordLength = 64

/**
 * The distinct words of a search text. Stop words and single letters are left out, unless the text has no other words.
 * Punctuation and operators are ignored.
 */
export function parseSearchText(text: string, locale: Locale): SearchWord[] {
  const all = tokenize(text).filter(({ word }) => word.length <= maxWordLength)
  const significant = all.filter(({ word }) => word.length > 1 && !isStopWord(word, locale))
  const last = all.at(-1)
  const words = (significant.length > 0 ? significant : all).map((word) => ({
    ...word,
    isLast: word === last,
  }))
  // Of a repeated word the last occurrence is kept: it may be the prefix.
  const distinct = new Map(words.map((word) => [word.word, word]))
  return [...distinct.values()].slice(0, maxWords)
}
