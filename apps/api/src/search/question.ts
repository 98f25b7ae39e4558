import type { Locale } from '@chignon/contract/locale'
import type { SearchType } from '@chignon/contract/search'
import { sql, type SQL } from 'drizzle-orm'
import type { WordQuery } from './word-query.ts'

/** What the index is asked. */
export type Question = {
  locale: Locale
  /** Undefined: everything. */
  words: WordQuery | undefined
  types: readonly SearchType[]
  /** Id of a category. */
  categoryId: string | undefined
  /** What is over by now comes after what is not. */
  now: Date
}

/** Which part of what is found is wanted. */
export type Part = { offset: number; limit: number }

/** All that a statement's text depends on, in one word; what else a question says stands in its values. */
export function shapeOf({ locale, words, categoryId }: Question): string {
  const asked = words ? `${words.exact ? 'exact' : 'any'}${words.each.length}` : 'all'
  return `${locale}-${asked}${categoryId === undefined ? '' : '-category'}`
}

/** What a question fills a prepared statement with. */
export function valuesOf({ words, types, categoryId, now }: Question): Record<string, unknown> {
  return {
    any: words?.any.anywhere,
    anyInSummary: words?.any.inSummary,
    exact: words?.exact?.anywhere,
    exactInSummary: words?.exact?.inSummary,
    ...Object.fromEntries((words?.each ?? []).map((word, place) => [`word${place}`, word])),
    // Of a category the vocabulary knows nothing.
    least: categoryId === undefined ? (words?.least ?? 0) : 0,
    types: [...types],
    categoryId,
    now,
  }
}

/** Keeps to the language and the category. The locale stands in the statement: it tells the planner the partition. */
export function inBounds({ locale, categoryId }: Question): SQL {
  const inLanguage = sql`locale = ${sql.raw(`'${locale}'`)}`
  return categoryId === undefined
    ? inLanguage
    : sql`${inLanguage} and category_id = ${sql.placeholder('categoryId')}`
}

/** Keeps to one type; written into the statement too, for types differ greatly in how much there is of them. */
export function ofType(type: SearchType): SQL {
  return sql`kind = ${sql.raw(`'${type}'`)}`
}

/** Keeps to the types asked for. */
export function ofTypes(): SQL {
  return sql`kind = any(${sql.placeholder('types')}::text[])`
}

// A query of words as a value the planner does not look into: one plan is kept for all searches.
function unseen(query: string): SQL {
  return sql`(select ${sql.placeholder(query)}::tsquery)`
}

/** Whether a thing holds the words. */
export function holds(words: WordQuery | undefined): SQL {
  return words ? sql`document @@ ${unseen('any')}` : sql`true`
}

/** Whether a thing has the words in its name. */
export function isNamed(): SQL {
  return sql`title @@ ${unseen('any')}`
}

/** What things are ordered by, beside their tier. */
export function ranks(): SQL {
  return sql`kind, thing_id, popularity, coalesce(ends_at <= ${sql.placeholder('now')}, false) as is_over`
}

/** How well a thing that holds the words does so; the least is the best. */
export function tier(words: WordQuery | undefined): SQL {
  if (!words) return sql`0`
  const { exact, each } = words
  const steps = [
    ...(exact ? [sql`title @@ ${unseen('exact')}`] : []),
    isNamed(),
    ...(exact ? [sql`document @@ ${unseen('exactInSummary')}`] : []),
    sql`document @@ ${unseen('anyInSummary')}`,
    ...(exact ? [sql`document @@ ${unseen('exact')}`] : []),
  ]
  const place = sql`case ${sql.join(
    steps.map((step, index) => sql`when ${step} then ${sql.raw(`${index}`)}`),
    sql` `,
  )} else ${sql.raw(`${steps.length}`)} end`
  if (each.length === 0) return place
  const held = each.map((_, place) => sql`(document @@ ${unseen(`word${place}`)})::integer`)
  return sql`${place} - 10 * (${sql.join(held, sql` + `)})`
}

/** The wanted part of `found`, in order, as a list of type and id. What was looked for last has the last turn. */
export function partOf(): SQL {
  const inOrder = sql`turn, tier, is_over, popularity desc, kind, thing_id`
  return sql`(select coalesce(json_agg(json_build_array(kind, thing_id) order by ${inOrder}), '[]')
    from (select * from found where ${ofTypes()} order by ${inOrder}
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as part)`
}
