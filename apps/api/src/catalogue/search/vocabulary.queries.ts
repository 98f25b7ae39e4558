import type { Locale } from '@chignon/contract/platform/locale'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { editVariants } from './edit-variants.ts'
import { asciiSpelling } from './normalize-text.ts'
import { sqlLiteral } from '../../platform/db/sql-literal.ts'

/** A word of the vocabulary, with the numbers of documents and titles that contain it. */
export type KnownWord = { word: string; lexeme: string; documents: number; titles: number }

/** A known word related to the search word at `index`, counted from 0. */
export type RelatedWord = KnownWord & {
  index: number
  /** An inflection of it or of another spelling, a word that starts with it, or a compound that contains it. */
  relation: 'form' | 'variant' | 'prefix' | 'compound'
}

/** A known word with its ASCII spelling. */
export type SpelledWord = KnownWord & { spelling: string }

// If there are more, the most frequent are used.
const maxPrefixMatches = 16
const maxCompounds = 12
const maxNearWords = 40
// Words are sorted by code point; this one sorts after every letter.
const lastCodePoint = '\u{10ffff}'
const minPrefixLength = 2
const minCompoundPartLength = 4

// Inlined, so that the planner prunes the other languages' partitions and can keep a generic plan.
const localeLiteral = (locale: Locale): SQL => sql.raw(`'${locale}'`)
// In a subselect, which the planner does not evaluate: one generic plan serves all words.
const lexemeOf = (word: string, locale: SQL): SQL => sql`(select lexeme_of(${locale}, ${word}))`
const columns = sql`known.word, known.lexeme, known.documents, known.titles`

/**
 * All forms of the words and of their other spellings, all forms of the words that start with `prefix`, and if `compounds` is set the
 * compounds that contain one of the words.
 */
export async function findRelatedWords(
  db: Connection,
  words: { word: string; variants: string[] }[],
  { prefix, compounds }: { prefix: string | undefined; compounds: boolean },
  locale: Locale,
): Promise<RelatedWord[]> {
  const language = localeLiteral(locale)
  const queries = words.flatMap(({ word, variants }, index) => [
    ...variants.map((variant) => formsQuery(variant, index, 'variant', language)),
    formsQuery(word, index, 'form', language),
    ...(compounds ? [compoundsQuery(word, index, language)] : []),
  ])
  if (prefix !== undefined && prefix.length >= minPrefixLength) {
    queries.push(sql`select ${words.findIndex(({ word }) => word === prefix)}::int, 'prefix', ${columns}
      from (select distinct lexeme from (
        select lexeme from search_words
        where locale = ${language} and word >= (select ${prefix}::text) and word <= (select ${prefix + lastCodePoint}::text)
        order by documents desc limit ${sqlLiteral(maxPrefixMatches)}
      ) as frequent) as matching
      join search_words as known on known.locale = ${language} and known.lexeme = matching.lexeme`)
  }
  const { rows } = await db.execute<RelatedWord>(sql.join(queries, sql` union all `))
  return rows
}

/** All forms of the words whose spelling is near one of the given words. */
export async function findNearSpellings(
  db: Connection,
  words: string[],
  locale: Locale,
): Promise<SpelledWord[]> {
  const language = localeLiteral(locale)
  const near = words.map(
    (
      word,
    ) => sql`select lexeme from nearest_words(${language}, ${asciiSpelling(word)}, ${sqlLiteral(maxNearWords)})
      union select lexeme from search_words
      where locale = ${language} and word = any((select ${sql.param(editVariants(word))}::text[])::text[])`,
  )
  // An array, so that no plan joins by scanning the whole vocabulary.
  const { rows } =
    await db.execute<SpelledWord>(sql`select ${columns}, known.spelling from search_words as known
    where known.locale = ${language} and known.lexeme = any(array(${sql.join(near, sql` union `)}))`)
  return rows
}

/** The compounds that contain one of the words. */
export async function findCompounds(db: Connection, words: string[], locale: Locale): Promise<RelatedWord[]> {
  const queries = words.map((word, index) => compoundsQuery(word, index, localeLiteral(locale)))
  const { rows } = await db.execute<RelatedWord>(sql.join(queries, sql` union all `))
  return rows
}

/** All forms of the texts that are words. */
export async function findParts(
  db: Connection,
  parts: string[],
  locale: Locale,
): Promise<(KnownWord & { part: string })[]> {
  const language = localeLiteral(locale)
  const { rows } = await db.execute<KnownWord & { part: string }>(sql`select parts.part, ${columns}
    from unnest(${sql.param(parts)}::text[]) as parts(part),
      lateral (select lexeme_of(${language}, parts.part) as lexeme offset 0) as stem,
      lateral (select * from search_words where locale = ${language} and lexeme = stem.lexeme offset 0) as known`)
  return rows
}

function formsQuery(word: string, index: number, relation: 'form' | 'variant', language: SQL): SQL {
  return sql`select ${index}::int as index, ${relation}::text as relation, ${columns} from search_words as known
    where known.locale = ${language} and known.lexeme = ${lexemeOf(word, language)}`
}

function compoundsQuery(word: string, index: number, language: SQL): SQL {
  return sql`(select ${index}::int as index, 'compound' as relation, ${columns} from search_words as known
    where length(${word}) >= ${sqlLiteral(minCompoundPartLength)} and known.locale = ${language} and known.lexeme <> ${lexemeOf(word, language)}
      and known.spelling like (select '%' || spelling_of(lexeme_of(${language}, ${word})) || '%')
    order by known.documents desc limit ${sqlLiteral(maxCompounds)})`
}
