import type { Locale } from '@chignon/contract/platform/locale'
import type { SearchType } from '@chignon/contract/catalogue/search'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { WordQuery } from './word-query.ts'

/** A query of the search index. */
export type SearchQuery = {
  locale: Locale
  /** Undefined matches everything. */
  words: WordQuery | undefined
  types: readonly SearchType[]
  categoryId: string | undefined
  /** Events that ended before come last. */
  now: Date
}

/** The range of results to return. */
export type ResultRange = { offset: number; limit: number }

/** Identifies the SQL text of a query: queries with the same key differ only in their parameters. */
export function statementKey({ locale, words, categoryId }: SearchQuery): string {
  const match = words ? `${words.exact ? 'exact' : 'any'}${words.each.length}` : 'all'
  return `${locale}-${match}${categoryId === undefined ? '' : '-category'}`
}

/** The parameters of the prepared statement. */
export function statementValues({ words, types, categoryId, now }: SearchQuery): Record<string, unknown> {
  return {
    any: words?.any.anywhere,
    anyInSummary: words?.any.inSummary,
    exact: words?.exact?.anywhere,
    exactInSummary: words?.exact?.inSummary,
    ...Object.fromEntries((words?.each ?? []).map((word, index) => [`word${index}`, word])),
    // The vocabulary does not count by category.
    minDocuments: categoryId === undefined ? (words?.minDocuments ?? 0) : 0,
    types: [...types],
    categoryId,
    now,
  }
}

/** Whether an entry has the language and category. The locale is inlined, so that the planner prunes partitions. */
export function isInScope({ locale, categoryId }: SearchQuery): SQL {
  const hasLocale = sql`locale = ${sql.raw(`'${locale}'`)}`
  return categoryId === undefined
    ? hasLocale
    : sql`${hasLocale} and category_id = ${sql.placeholder('categoryId')}`
}

/** Whether an entry has the type. It is inlined, because the number of entries differs greatly between types. */
export function isOfType(type: SearchType): SQL {
  return sql`kind = ${sql.raw(`'${type}'`)}`
}

/** Whether an entry has one of the requested types. */
export function isOfRequestedType(): SQL {
  return sql`kind = any(${sql.placeholder('types')}::text[])`
}

// In a subselect, which the planner does not evaluate: one generic plan serves all searches.
function queryParameter(name: string): SQL {
  return sql`(select ${sql.placeholder(name)}::tsquery)`
}

/** Whether an entry contains the words. */
export function matchesDocument(words: WordQuery | undefined): SQL {
  return words ? sql`document @@ ${queryParameter('any')}` : sql`true`
}

/** Whether the name of an entry contains the words. */
export function matchesTitle(): SQL {
  return sql`title @@ ${queryParameter('any')}`
}

/** The columns that results are ordered by, except the match rank. */
export function orderColumns(): SQL {
  return sql`kind, thing_id, popularity, coalesce(ends_at <= ${sql.placeholder('now')}, false) as is_over`
}

/** How well an entry that contains the words matches them; the lowest rank is the best. */
export function matchRank(words: WordQuery | undefined): SQL {
  if (!words) return sql`0`
  const { exact, each } = words
  const conditions = [
    ...(exact ? [sql`title @@ ${queryParameter('exact')}`] : []),
    matchesTitle(),
    ...(exact ? [sql`document @@ ${queryParameter('exactInSummary')}`] : []),
    sql`document @@ ${queryParameter('anyInSummary')}`,
    ...(exact ? [sql`document @@ ${queryParameter('exact')}`] : []),
  ]
  const rank = sql`case ${sql.join(
    conditions.map((condition, index) => sql`when ${condition} then ${sql.raw(`${index}`)}`),
    sql` `,
  )} else ${sql.raw(`${conditions.length}`)} end`
  if (each.length === 0) return rank
  const matches = each.map((_, index) => sql`(document @@ ${queryParameter(`word${index}`)})::integer`)
  return sql`${rank} - 10 * (${sql.join(matches, sql` + `)})`
}

const resultOrder = sql`pass, rank, is_over, popularity desc, kind, thing_id`

/** The CTE `page`: the requested range of the CTE `found`. Later passes come last. */
export function pageCte(limit: SQL = sql`${sql.placeholder('limit')}::bigint`): SQL {
  return sql`page as materialized (select * from found where ${isOfRequestedType()} order by ${resultOrder}
    limit ${limit} offset ${sql.placeholder('offset')})`
}

/** The CTE `page` in order, as JSON: a list of type and id. */
export function pageEntries(): SQL {
  return sql`(select coalesce(json_agg(json_build_array(kind, thing_id) order by ${resultOrder}), '[]') from page)`
}
