import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import type { Named } from '@chignon/contract/platform/primitives'
import { type Column, type SQL, sql } from './drizzle.ts'

/**
 * A localized text for a reader of one language: in that language, else in English, else in any (LOCALE-5). The function is in
 * migrations/0019_text_fallback.sql; `localeOf` of the contract is the same in TypeScript.
 */
export function inLocale(column: Column | SQL, locale: Locale): SQL<string> {
  return sql<string>`localized_text(${column}, ${literal(locale)})`
}

/** The language that `inLocale` selects. */
export function localeOfText(column: Column | SQL, locale: Locale): SQL<Locale> {
  return sql<Locale>`localized_locale(${column}, ${literal(locale)})`
}

/** A text in the language it was written in. The language is null if the text has no translations. */
export function inOriginal(column: Column, originalLocale: Column): SQL<string> {
  return sql<string>`localized_text(${column}, coalesce(${originalLocale}, ${literal(fallbackLocale)}))`
}

/** The language that `inOriginal` selects. */
export function localeOfOriginal(column: Column, originalLocale: Column): SQL<Locale> {
  return sql<Locale>`localized_locale(${column}, coalesce(${originalLocale}, ${literal(fallbackLocale)}))`
}

// The locale is one of seven constants, so it is safe to inline, which lets PostgreSQL plan better.
function literal(locale: Locale): SQL {
  return sql.raw(`'${locale}'`)
}

/** A localized list of texts in one language. */
export function listInLocale(column: Column, locale: Locale): SQL<string[]> {
  return sql<string[]>`(select coalesce(json_agg(${inLocale(sql`item`, locale)}), '[]')
    from jsonb_array_elements(${column}) as item)`
}

/** Id, slug and name of a row, as one JSON value. */
export function namedIn(table: { id: Column; slug: Column; name: Column }, locale: Locale): SQL<Named> {
  return sql<Named>`json_build_object('id', ${table.id}, 'slug', ${table.slug}, 'name', ${inLocale(table.name, locale)})`
}
