import type { Locale } from '@chignon/contract/locale'
import type { Connection } from '../db/client.ts'
import { spellingOf } from './fold.ts'
import type { SoughtWord } from './read-search.ts'
import { forgiven, typingErrors } from './typing-errors.ts'
import {
  compoundsWith,
  relatedWords,
  spelledNearly,
  type KnownWord,
  type RelatedWord,
  type SpelledWord,
} from './vocabulary.queries.ts'

/** What a sought word stands for among the words of the academy. */
export type FoundWord = {
  sought: SoughtWord
  /** Its own forms: “braids” and “braiding” for “braid”. */
  exact: KnownWord[]
  /** What begins with it, is written together with it, or is nearest to it. */
  near: KnownWord[]
  /** What is searched in its place where nothing is called so. */
  instead?: string
}

// As good as each other: the reader may have meant any of them.
const mostNearest = 3

// A word that so many things hold as it was typed needs no others beside it.
const frequent = 100

/** Looks the words up in the vocabulary of a language; one that nobody wrote is corrected to its nearest ones. */
export async function findWords(db: Connection, sought: SoughtWord[], locale: Locale): Promise<FoundWord[]> {
  if (sought.length === 0) return []
  const related = await relatedWords(
    db,
    sought.map(({ word }) => word),
    { beginning: sought.find(({ isLast }) => isLast)?.word, compounds: locale === 'de' },
    locale,
  )
  const found = sought.map((one, place) =>
    foundWord(
      one,
      related.filter((word) => word.place === place),
    ),
  )
  const strange = found.filter((word) => !isFound(word))
  if (strange.length === 0) return found
  const corrected = await correct(db, strange, locale)
  return found.map((word) => corrected.get(word) ?? word)
}

/** Whether a word stands for anything. */
export function isFound({ exact, near }: FoundWord): boolean {
  return exact.length > 0 || near.length > 0
}

function foundWord(sought: SoughtWord, related: RelatedWord[]): FoundWord {
  const exact = related.filter(({ relation }) => relation === 'form')
  if (exact.some(({ documents }) => documents >= frequent)) return { sought, exact, near: [] }
  const own = new Set(exact.map(({ lexeme }) => lexeme))
  const near = related.filter(({ relation, lexeme }) => relation !== 'form' && !own.has(lexeme))
  return { sought, exact, near }
}

// What is spelled nearly like the words; what they are written together with, where nothing is.
async function correct(
  db: Connection,
  strange: FoundWord[],
  locale: Locale,
): Promise<Map<FoundWord, FoundWord>> {
  const wordsOf = (words: FoundWord[]) => words.map(({ sought }) => sought.word)
  const spelled = await spelledNearly(db, wordsOf(strange), locale)
  const corrected = strange.map((word): [FoundWord, FoundWord] => {
    const corrections = nearestTo(word.sought.word, spelled)
    const near = spelled.filter(({ lexeme }) => corrections.some((one) => one.lexeme === lexeme))
    return [word, { ...word, near, ...(corrections[0] ? { instead: corrections[0].word } : {}) }]
  })
  const unlike = corrected.flatMap(([word, { near }]) => (near.length === 0 ? [word] : []))
  if (unlike.length === 0) return new Map(corrected)
  const compounds = await compoundsWith(db, wordsOf(unlike), locale)
  const compounded = unlike.map((word, place): [FoundWord, FoundWord] => [
    word,
    { ...word, near: compounds.filter((one) => one.place === place) },
  ])
  return new Map([...corrected, ...compounded])
}

// The fewest errors first; of those, what begins with the same letter, what most things are called, and what is most frequent.
function nearestTo(typed: string, spelled: SpelledWord[]): SpelledWord[] {
  const spelling = spellingOf(typed)
  const most = forgiven(spelling.length)
  const measured = spelled
    .map((word) => ({ word, errors: typingErrors(spelling, word.spelling, most) }))
    .filter(({ errors }) => errors <= most)
  const fewest = Math.min(...measured.map(({ errors }) => errors))
  const isLikely = ({ spelling: other }: SpelledWord) => Number(other[0] === spelling[0])
  const nearest = measured
    .filter(({ errors }) => errors === fewest)
    .map(({ word }) => word)
    .toSorted(
      (one, other) =>
        isLikely(other) - isLikely(one) || other.titles - one.titles || other.documents - one.documents,
    )
  const isFirstForm = ({ lexeme }: SpelledWord, place: number) =>
    nearest.findIndex((word) => word.lexeme === lexeme) === place
  return nearest.filter(isFirstForm).slice(0, mostNearest)
}
