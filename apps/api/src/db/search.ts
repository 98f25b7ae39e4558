import { minSearchLength } from '@chignon/contract/business-rules'
import type { Locale } from '@chignon/contract/locale'
import { sql, type Column, type SQL } from 'drizzle-orm'
import { inLocale } from './localized.ts'

const maxWords = 8

/**
 * A condition on rows whose texts contain every word of a search in the given language, ignoring case and accents. Undefined,
 * which matches everything, for a text shorter than `minSearchLength`.
 */
export function matchesSearch(text: string | undefined, columns: Column[], locale: Locale): SQL | undefined {
  if (!text || text.length < minSearchLength) return undefined
  const haystack = sql`fold(${sql.join(
    columns.map((column) => inLocale(column, locale)),
    sql` || ' ' || `,
  )})`
  return containsWords(haystack, text)
}

/** A condition on a folded text that contains every word of a search. */
export function containsWords(folded: SQL, text: string): SQL {
  const words = text.split(/\s+/).slice(0, maxWords)
  const patterns = words.map((word) => sql`'%' || fold(${escaped(word)}) || '%'`)
  return sql`${folded} like all(array[${sql.join(patterns, sql`, `)}])`
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}
