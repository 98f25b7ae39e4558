import type { Locale } from '@chignon/contract/locale'
import { sql, type Column, type SQL } from 'drizzle-orm'
import { inLocale } from './localized.ts'

/** Search text of fewer characters finds everything (specification §5). */
const shortest = 2
const mostWords = 8

/**
 * Rows whose texts hold every word of the search in the given language, whatever the case and the accents;
 * undefined where the text is too short to search for.
 */
export function matches(text: string | undefined, columns: Column[], locale: Locale): SQL | undefined {
  if (!text || text.length < shortest) return undefined
  const haystack = sql`fold(${sql.join(
    columns.map((column) => inLocale(column, locale)),
    sql` || ' ' || `,
  )})`
  const words = text.split(/\s+/).slice(0, mostWords)
  const patterns = words.map((word) => sql`'%' || fold(${escaped(word)}) || '%'`)
  return sql`${haystack} like all(array[${sql.join(patterns, sql`, `)}])`
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}
