import type { Locale } from '@chignon/contract/platform/locale'
import type { SearchedText } from '@chignon/contract/catalogue/search'
import type { MatchedWord } from './find-words.ts'
import { splitParts, tokenize, wordReader } from './tokenize.ts'
import { wordSet } from './word-set.ts'

/**
 * The search text with its corrections. The vocabulary has normalized words, so a correction is spelled as in `texts`, the
 * texts of the results: with its accents.
 */
export function presentSearchedText(
  typed: string,
  { words, matched }: { words: MatchedWord[]; matched: 'all' | 'some' },
  texts: string[],
  locale: Locale,
): SearchedText {
  const corrected = new Map(
    words.flatMap(({ searched, correction }) =>
      correction === undefined
        ? []
        : [[searched.word, { searched, instead: spellingIn(texts, correction, locale) }]],
    ),
  )
  // From the end, so that offsets stay valid.
  const text = tokenize(typed).reduceRight((result, { word, start, end }) => {
    const { instead } = corrected.get(word) ?? {}
    return instead === undefined ? result : result.slice(0, start) + instead + result.slice(end)
  }, typed)
  const corrections = Array.from(corrected.values(), ({ searched: { start, end }, instead }) => ({
    typed: typed.slice(start, end),
    instead,
  }))
  return { text, corrections, matched }
}

/** Whether one of the texts contains a normalized word. */
export function containsWord(texts: string[], word: string): boolean {
  return texts.some((text) => spellingsOf(word, text).length > 0)
}

// Lower case as within a sentence, except for German nouns.
function spellingIn(texts: string[], word: string, locale: Locale): string {
  const spellings = texts.flatMap((text) => spellingsOf(word, text))
  const lowerCase = spellings.find((spelling) => spelling === spelling.toLocaleLowerCase(locale))
  return lowerCase ?? (locale === 'de' ? spellings[0] : spellings[0]?.toLocaleLowerCase(locale)) ?? word
}

function spellingsOf(word: string, text: string): string[] {
  const { mayStartAt } = wordSet([word])
  const wordOf = wordReader(text)
  return splitParts(text)
    .filter((part) => mayStartAt(text, part.start) && wordOf(part) === word)
    .map(({ start, end }) => text.slice(start, end))
}
