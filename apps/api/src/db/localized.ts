import { fallbackLocale, type Locale } from '@chignon/contract/locale'
import type { Named } from '@chignon/contract/primitives'
import { sql, type Column, type SQL } from 'drizzle-orm'

/** A localized text in one language, with English as the fallback. */
export function inLocale(column: Column | SQL, locale: Locale): SQL<string> {
  // The locale is one of seven constants, so it is safe to inline, which lets PostgreSQL plan better.
  const text = sql`(${column}->>${sql.raw(`'${locale}'`)})`
  return locale === fallbackLocale
    ? sql<string>`${text}`
    : sql<string>`coalesce(${text}, ${column}->>${sql.raw(`'${fallbackLocale}'`)})`
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
