import type { Locale } from '@chignon/contract/platform/locale'
import { isStopWord } from './stop-words.ts'
import { tokenize, tokenizeWithCompounds, type Word } from './tokenize.ts'

/** A word of a search text. The last one may be incomplete: a prefix. */
export type SearchWord = Word & {
  isLast: boolean
  /** Other spellings: joined with its neighbours, and in German without the e for an umlaut. */
  variants: string[]
}

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
  const joined = joinedForms(text, all)
  const words = (significant.length > 0 ? significant : all).map((word) => ({
    ...word,
    isLast: word === last,
    variants: [...new Set([...(joined.get(word) ?? []), ...umlautForms(word.word, locale)])],
  }))
  // Of a repeated word the last occurrence is kept: it may be the prefix.
  const distinct = new Map(words.map((word) => [word.word, word]))
  return [...distinct.values()].slice(0, maxWords)
}

// “blow dry” and “blow-dry” also as “blowdry”, which is how some texts have it.
function joinedForms(text: string, words: Word[]): Map<Word, string[]> {
  const forms = new Map<Word, string[]>()
  const add = (parts: Word[], form: string) => {
    if (form.length > maxWordLength) return
    for (const part of parts) forms.set(part, [...(forms.get(part) ?? []), form])
  }
  for (const [index, word] of words.slice(0, -1).entries()) {
    const next = words[index + 1]
    if (next) add([word, next], word.word + next.word)
  }
  for (const { word, start, end } of tokenizeWithCompounds(text).compounds)
    add(
      words.filter((part) => start <= part.start && part.end <= end),
      word,
    )
  return forms
}

// Keyboards without umlauts: “Straehnen”.
function umlautForms(word: string, locale: Locale): string[] {
  if (locale !== 'de' || !/[aou]e/.test(word)) return []
  return [word.replaceAll(/([aou])e/g, '$1')]
}
