import { type Placeholder, type SQL, sql, type SQLWrapper } from './drizzle.ts'

const maxWords = 8
// The index consists of sequences of three letters, so it cannot find shorter words.
const minIndexedLength = 3

/** A condition on a folded text that contains every word of a search, ignoring case and accents. */
export function containsWords(folded: SQLWrapper, text: string): SQL {
  return every(wordsOf(text).map((word) => isLike(folded, patternOf(escapeWord(word)), word)))
}

/** `containsWords` for a prepared statement, which receives `escapeWord` of each word when it is executed. */
export function containsPreparedWords(folded: SQLWrapper, words: Placeholder[]): SQL {
  return every(words.map((word) => sql`${folded} like (select ${patternOf(word)})`))
}

/** The words of a search. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).slice(0, maxWords)
}

/** Whether an index of a folded text can find a word. */
export function isIndexed(word: string): boolean {
  return word.length >= minIndexedLength
}

/** A word as part of a pattern of `like`. */
export function escapeWord(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}

function patternOf(escaped: string | Placeholder): SQL {
  return sql`'%' || fold(${escaped}) || '%'`
}

// A subquery, so that the word is folded once and not for each row.
function isLike(text: SQLWrapper, pattern: SQL, word: string): SQL {
  return isIndexed(word) ? sql`${text} like (select ${pattern})` : isEvery(text, pattern)
}

// An array of patterns uses no index.
function isEvery(text: SQLWrapper, pattern: SQL): SQL {
  return sql`${text} like all(array[(select ${pattern})])`
}

function every(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` and `)})`
}
