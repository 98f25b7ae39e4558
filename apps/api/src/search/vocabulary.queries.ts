import type { Locale } from '@chignon/contract/locale'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { constant } from './constant.ts'
import { spellingOf } from './fold.ts'
import { slips } from './typing-errors.ts'

/** A word of the vocabulary: how many things hold it, and how many of them in their name. */
export type KnownWord = { word: string; lexeme: string; documents: number; titles: number }

/** A known word with what it is to the sought one at this place, counted from 0. */
export type RelatedWord = KnownWord & {
  place: number
  /** A form of it, what begins with it, or what holds it in one word with another. */
  relation: 'form' | 'beginning' | 'compound'
}

/** A known word as typing errors are counted. */
export type SpelledWord = KnownWord & { spelling: string }

// The most frequent stand for the others: a list that takes in everything helps nobody.
const mostBeginnings = 16
const mostCompounds = 12
const mostNeighbours = 40
// Words are kept by their code points; no letter comes after this one.
const lastLetter = '\u{10ffff}'
const shortestBeginning = 2
const shortestInCompound = 4

// What is always the same stands in the statement, so that its plan can be kept; the locale tells the partition.
const named = (locale: Locale): SQL => sql.raw(`'${locale}'`)
// What differs is hidden from the planner, for the same reason.
const lexemeOf = (word: string, language: SQL): SQL => sql`(select lexeme_of(${language}, ${word}))`
const columns = sql`known.word, known.lexeme, known.documents, known.titles`

/**
 * All forms of the words, all forms of what begins with the `beginning`, and for languages that write compounds as one
 * word those too.
 */
export async function relatedWords(
  db: Connection,
  words: string[],
  { beginning, compounds }: { beginning: string | undefined; compounds: boolean },
  locale: Locale,
): Promise<RelatedWord[]> {
  const language = named(locale)
  const queries = words.flatMap((word, place) => [
    sql`select ${place}::int as place, 'form' as relation, ${columns} from search_words as known
      where known.locale = ${language} and known.lexeme = ${lexemeOf(word, language)}`,
    ...(compounds ? [compoundsOf(word, place, language)] : []),
  ])
  if (beginning !== undefined && beginning.length >= shortestBeginning) {
    queries.push(sql`select ${words.indexOf(beginning)}::int, 'beginning', ${columns}
      from (select distinct lexeme from (
        select lexeme from search_words
        where locale = ${language} and word >= (select ${beginning}::text) and word <= (select ${beginning + lastLetter}::text)
        order by documents desc limit ${constant(mostBeginnings)}
      ) as frequent) as begun
      join search_words as known on known.locale = ${language} and known.lexeme = begun.lexeme`)
  }
  const { rows } = await db.execute<RelatedWord>(sql.join(queries, sql` union all `))
  return rows
}

/** All forms of words that are spelled nearly like one of these. */
export async function spelledNearly(db: Connection, words: string[], locale: Locale): Promise<SpelledWord[]> {
  const language = named(locale)
  const near = words.map(
    (
      word,
    ) => sql`select lexeme from nearest_words(${language}, ${spellingOf(word)}, ${constant(mostNeighbours)})
      union select lexeme from search_words
      where locale = ${language} and word = any((select ${sql.param(slips(word))}::text[])::text[])`,
  )
  // As a list, so that no plan reads the whole vocabulary to join it.
  const { rows } =
    await db.execute<SpelledWord>(sql`select ${columns}, known.spelling from search_words as known
    where known.locale = ${language} and known.lexeme = any(array(${sql.join(near, sql` union `)}))`)
  return rows
}

/** What the words are written together with. */
export async function compoundsWith(db: Connection, words: string[], locale: Locale): Promise<RelatedWord[]> {
  const queries = words.map((word, place) => compoundsOf(word, place, named(locale)))
  const { rows } = await db.execute<RelatedWord>(sql.join(queries, sql` union all `))
  return rows
}

function compoundsOf(word: string, place: number, language: SQL): SQL {
  return sql`(select ${place}::int as place, 'compound' as relation, ${columns} from search_words as known
    where length(${word}) >= ${constant(shortestInCompound)} and known.locale = ${language} and known.lexeme <> ${lexemeOf(word, language)}
      and known.spelling like (select '%' || spelling_of(lexeme_of(${language}, ${word})) || '%')
    order by known.documents desc limit ${constant(mostCompounds)})`
}
