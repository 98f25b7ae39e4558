import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'

const maxWords = 8
// An index of three letters each reads everything for a shorter word.
const minIndexedLength = 3

/** A condition on a folded text that contains every word of a search, ignoring case and accents. */
export function containsWords(folded: SQLWrapper, text: string): SQL {
  return every(wordsOf(text).map((word) => isLike(folded, patternOf(escapeWord(word)), word)))
}

/** A folded text, and the same with its Persian letters as ASCII ones, which has a trigram index. */
type IndexedText = { folded: SQLWrapper; ascii: SQLWrapper }

/**
 * The same condition on a text with an index, for a statement that receives `escapeWord` of each word when it is executed. In ASCII
 * some letters share one, so that a word with others is compared with the text itself too.
 */
export function containsIndexedWords(
  { folded, ascii }: IndexedText,
  words: { word: string; value: Placeholder }[],
): SQL {
  return every(
    words.flatMap(({ word, value }) => {
      const pattern = patternOf(value)
      if (isAscii(word)) return [isLike(ascii, pattern, word)]
      return [isLike(ascii, sql`ascii_letters(${pattern})`, word), isEvery(folded, pattern)]
    }),
  )
}

/** Words whose conditions have the same SQL text have the same kind. */
export function kindOfWord(word: string): string {
  return `${word.length < minIndexedLength ? 'short' : 'long'}${isAscii(word) ? '' : '-letters'}`
}

/**
 * A condition that is often true. PostgreSQL uses no index for it and expects half of the rows, so that it reads them in the order
 * of the query until there are enough.
 */
export function isOften(condition: SQL): SQL {
  return sql`case when ${condition} then true else false end`
}

/** The words of a search. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).slice(0, maxWords)
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
  return word.length < minIndexedLength ? isEvery(text, pattern) : sql`${text} like (select ${pattern})`
}

// An array of patterns uses no index.
function isEvery(text: SQLWrapper, pattern: SQL): SQL {
  return sql`${text} like all(array[(select ${pattern})])`
}

function isAscii(word: string): boolean {
  return /^\p{ASCII}*$/u.test(word)
}

function every(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` and `)})`
}
