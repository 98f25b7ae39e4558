import type { Locale } from '@chignon/contract/locale'
import type { Connection } from '../db/client.ts'
import type { MatchedWord } from './find-words.ts'
import { endsOf, isSplittable, possibleParts, splitWord } from './split-word.ts'
import { findCompounds, findParts, type KnownWord } from './vocabulary.queries.ts'

// A word in this many documents is found often enough without its parts.
const enoughDocuments = 100

/** Finds the parts of the words that are compounds: “Haarschnitt” matches “Haar” and “Schnitt” together. */
export function splitWords(db: Connection, words: MatchedWord[], locale: Locale): Promise<MatchedWord[]> {
  return Promise.all(
    words.map(async (word) => {
      const { exact, near, searched } = word
      const isEnough = exact.some(({ documents }) => documents >= enoughDocuments)
      if (isEnough || !isSplittable(searched.word, exact.length + near.length > 0, locale)) return word
      const formsOf = await lookUpParts(db, searched.word, locale)
      const parts = splitWord(searched.word, (part) => formsOf.has(part), locale)
      if (!parts) return word
      const compounds = locale === 'de' ? await findCompounds(db, parts, locale) : []
      const own = new Set(exact.map(({ lexeme }) => lexeme))
      return {
        ...word,
        parts: parts.map((part, index) => [
          ...(formsOf.get(part) ?? []),
          ...compounds.filter((one) => one.index === index && !own.has(one.lexeme)),
        ]),
      }
    }),
  )
}

/**
 * Matches an unknown German compound by what is known of it: its end, which says what it is, also within other compounds; else its
 * beginning. It is shown like a correction.
 */
export async function matchPart(db: Connection, word: MatchedWord, locale: Locale): Promise<MatchedWord> {
  const { word: typed } = word.searched
  if (locale !== 'de' || !isSplittable(typed, false, locale)) return word
  const formsOf = await lookUpParts(db, typed, locale)
  const longest = (isPart: (part: string) => boolean) =>
    [...formsOf.keys()]
      .filter((part) => part.length >= 4 && isPart(part))
      .toSorted((a, b) => b.length - a.length)[0]
  const end = longest((part) => typed.endsWith(part))
  if (end !== undefined) return { ...word, near: formsOf.get(end) ?? [], correction: end }
  const ends = endsOf(typed)
  const compounds = ends.length > 0 ? await findCompounds(db, ends, locale) : []
  const first = Math.min(...compounds.map(({ index }) => index))
  if (compounds.length > 0) return { ...word, near: compounds.filter(({ index }) => index === first) }
  const beginning = longest((part) => typed.startsWith(part))
  if (beginning === undefined) return word
  return { ...word, near: formsOf.get(beginning) ?? [], correction: beginning }
}

async function lookUpParts(
  db: Connection,
  word: string,
  locale: Locale,
): Promise<ReadonlyMap<string, KnownWord[]>> {
  const found = await findParts(db, possibleParts(word, locale), locale)
  return Map.groupBy(found, ({ part }) => part)
}
