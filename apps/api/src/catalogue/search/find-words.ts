import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { editDistance, maxEdits } from './edit-distance.ts'
import { asciiSpelling } from './normalize-text.ts'
import type { SearchWord } from './parse-search-text.ts'
import {
  findCompounds,
  findNearSpellings,
  findRelatedWords,
  type KnownWord,
  type RelatedWord,
  type SpelledWord,
} from './vocabulary.queries.ts'
import { matchPart, splitWords } from './find-parts.ts'
import { isFrequent } from './is-frequent.ts'
import { cacheKey, cacheMatches, vocabularyCache } from './vocabulary-cache.ts'

/** The words of the vocabulary that match a search word. */
export type WordMatches = {
  /** Its inflections: “braids” and “braiding” for “braid”. */
  exact: KnownWord[]
  /** Other spellings, words that start with it, compounds that contain it, or corrections of it. */
  near: KnownWord[]
  /** What it is composed of: all of the parts together match it, each in any of its forms. */
  parts: KnownWord[][]
  /** The correction that is shown, if the vocabulary does not contain the word. */
  correction?: string
}

/** A search word with its matches. */
export type MatchedWord = WordMatches & { searched: SearchWord }

// Equally likely corrections: all of them are searched.
const maxCorrections = 3

/**
 * Looks words up in the vocabulary of a language. An unknown word is replaced by its nearest corrections. Lookups are cached:
 * the caller compares the version of the index, see `withCurrentVocabulary`.
 */
export async function findWords(db: Connection, words: SearchWord[], locale: Locale): Promise<MatchedWord[]> {
  const cache = vocabularyCache(db)
  const matchesByWord = new Map(words.map((word) => [word, cache.matches.get(cacheKey(word, locale))]))
  const missing = words.filter((word) => !matchesByWord.get(word))
  for (const { searched, ...matches } of await lookUpWords(db, missing, locale)) {
    matchesByWord.set(searched, matches)
    cacheMatches(cache, cacheKey(searched, locale), matches)
  }
  return words.map((searched) => ({
    exact: [],
    near: [],
    parts: [],
    ...matchesByWord.get(searched),
    searched,
  }))
}

async function lookUpWords(db: Connection, words: SearchWord[], locale: Locale): Promise<MatchedWord[]> {
  if (words.length === 0) return []
  const related = await findRelatedWords(
    db,
    words,
    { prefix: words.find(({ isLast }) => isLast)?.word, compounds: locale === 'de' },
    locale,
  )
  const matched = await splitWords(
    db,
    words.map((searched, index) =>
      matchWord(
        searched,
        related.filter((word) => word.index === index),
      ),
    ),
    locale,
  )
  const unknown = matched.filter((word) => !hasMatches(word))
  if (unknown.length === 0) return matched
  const corrected = await correctWords(db, unknown, locale)
  return matched.map((word) => corrected.get(word) ?? word)
}

/** Whether any word of the vocabulary matches. */
export function hasMatches({ exact, near, parts }: WordMatches): boolean {
  return exact.length > 0 || near.length > 0 || parts.length > 0
}

function matchWord(searched: SearchWord, related: RelatedWord[]): MatchedWord {
  const exact = related.filter(({ relation }) => relation === 'form')
  if (isFrequent(exact)) return { searched, exact, near: [], parts: [] }
  const ownLexemes = new Set(exact.map(({ lexeme }) => lexeme))
  const near = related.filter(({ relation, lexeme }) => relation !== 'form' && !ownLexemes.has(lexeme))
  return { searched, exact, near, parts: [] }
}

// By similar spelling; a word without one by the compounds that contain it, or by its own last part.
async function correctWords(
  db: Connection,
  unknown: MatchedWord[],
  locale: Locale,
): Promise<Map<MatchedWord, MatchedWord>> {
  const textsOf = (words: MatchedWord[]) => words.map(({ searched }) => searched.word)
  const candidates = await findNearSpellings(db, textsOf(unknown), locale)
  const corrected = unknown.map((word): [MatchedWord, MatchedWord] => {
    const corrections = nearestWords(word.searched.word, candidates)
    const near = candidates.filter(({ lexeme }) =>
      corrections.some((correction) => correction.lexeme === lexeme),
    )
    return [word, { ...word, near, ...(corrections[0] ? { correction: corrections[0].word } : {}) }]
  })
  const uncorrected = corrected.flatMap(([word, { near }]) => (near.length === 0 ? [word] : []))
  if (uncorrected.length === 0) return new Map(corrected)
  const compounds = await findCompounds(db, textsOf(uncorrected), locale)
  const compounded = new Map<MatchedWord, MatchedWord>()
  for (const [index, word] of uncorrected.entries()) {
    const near = compounds.filter((compound) => compound.index === index)
    compounded.set(word, near.length > 0 ? { ...word, near } : await matchPart(db, word, locale))
  }
  return new Map([...corrected, ...compounded])
}

// The words with the fewest errors: first with the same initial letter, then in more titles, then in more documents.
function nearestWords(typed: string, candidates: SpelledWord[]): SpelledWord[] {
  const spelling = asciiSpelling(typed)
  const max = maxEdits(spelling.length)
  const measured = candidates
    .map((word) => ({ word, distance: editDistance(spelling, word.spelling, max) }))
    .filter(({ distance }) => distance <= max)
  const shortest = Math.min(...measured.map(({ distance }) => distance))
  const sameInitial = ({ spelling: other }: SpelledWord) => Number(other[0] === spelling[0])
  const nearest = measured
    .filter(({ distance }) => distance === shortest)
    .map(({ word }) => word)
    .toSorted((a, b) => sameInitial(b) - sameInitial(a) || b.titles - a.titles || b.documents - a.documents)
  const isFirstOfLexeme = ({ lexeme }: SpelledWord, index: number) =>
    nearest.findIndex((word) => word.lexeme === lexeme) === index
  return nearest.filter(isFirstOfLexeme).slice(0, maxCorrections)
}
