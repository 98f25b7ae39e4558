import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import type { MatchedWord } from './find-words.ts'
import { isFrequent } from './is-frequent.ts'
import { endsOf, isSplittable, possibleParts, splitWord } from './split-word.ts'
import { findCompounds, findParts, type KnownWord } from './vocabulary.queries.ts'

/** Finds the parts of the words that are compounds: “Haarschnitt” matches “Haar” and “Schnitt” together. */
export async function splitWords(
  db: Connection,
  words: MatchedWord[],
  locale: Locale,
): Promise<MatchedWord[]> {
  const toSplit = words.filter(({ exact, searched }) => isSplittable(searched.word) && !isFrequent(exact))
  if (toSplit.length === 0) return words
  const textsOf = toSplit.map(({ searched }) => searched.word)
  const formsOf = await lookUpParts(db, textsOf, locale)
  const partsOf = new Map(
    textsOf.map((text) => [text, splitWord(text, (part) => formsOf.has(part), locale) ?? []]),
  )
  const allParts = [...new Set([...partsOf.values()].flat())]
  const compounds = locale === 'de' && allParts.length > 0 ? await findCompounds(db, allParts, locale) : []
  return words.map((word) => {
    const own = new Set(word.exact.map(({ lexeme }) => lexeme))
    const parts = (partsOf.get(word.searched.word) ?? []).map((part) => [
      ...(formsOf.get(part) ?? []),
      ...compounds.filter(({ index, lexeme }) => allParts[index] === part && !own.has(lexeme)),
    ])
    return { ...word, parts }
  })
}

/**
 * Matches an unknown compound by what is known of it. In German its end says what it is, also within other compounds; in Persian
 * its beginning does. It is shown like a correction.
 */
export async function matchPart(db: Connection, word: MatchedWord, locale: Locale): Promise<MatchedWord> {
  const { word: typed } = word.searched
  if ((locale !== 'de' && locale !== 'fa') || !isSplittable(typed)) return word
  const formsOf = await lookUpParts(db, [typed], locale)
  const knownPart = (isPart: (part: string) => boolean, minLength: number): MatchedWord | undefined => {
    const [longest] = [...formsOf]
      .filter(([part, forms]) => part.length >= minLength && isPart(part) && isForm(part, forms))
      .toSorted(([a], [b]) => b.length - a.length)
    return longest && correctedTo(word, longest[1])
  }
  if (locale === 'fa') return knownPart((part) => typed.startsWith(part), 3) ?? word
  return (
    knownPart((part) => typed.endsWith(part), 4) ??
    (await matchEnd(db, word, locale)) ??
    knownPart((part) => typed.startsWith(part), 4) ??
    word
  )
}

// Two words can have one stem by chance: “Messer” and “messen”.
function isForm(part: string, forms: KnownWord[]): boolean {
  return forms.some(({ word }) => word.startsWith(part) || part.startsWith(word))
}

async function matchEnd(db: Connection, word: MatchedWord, locale: Locale): Promise<MatchedWord | undefined> {
  const ends = endsOf(word.searched.word)
  const compounds = ends.length > 0 ? await findCompounds(db, ends, locale) : []
  const longest = Math.min(...compounds.map(({ index }) => index))
  return compounds.length > 0
    ? { ...word, near: compounds.filter(({ index }) => index === longest) }
    : undefined
}

function correctedTo(word: MatchedWord, near: KnownWord[]): MatchedWord {
  const [first] = near.toSorted((a, b) => b.documents - a.documents)
  return { ...word, near, ...(first ? { correction: first.word } : {}) }
}

async function lookUpParts(
  db: Connection,
  words: string[],
  locale: Locale,
): Promise<ReadonlyMap<string, KnownWord[]>> {
  const parts = new Set(words.flatMap((word) => possibleParts(word, locale)))
  const found = await findParts(db, [...parts], locale)
  return Map.groupBy(found, ({ part }) => part)
}
