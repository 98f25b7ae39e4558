import type { Locale, SearchType } from '@chignon/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { TextQuery, WordQuery } from './word-query.ts'

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

/** Keeps to the language and the category. The locale stands in the statement: it tells the planner the partition. */
export function inBounds({ locale, categoryId }: Question): SQL {
  const inLanguage = sql`locale = ${sql.raw(`'${locale}'`)}`
  return categoryId === undefined ? inLanguage : sql`${inLanguage} and category_id = ${categoryId}`
}

/** Keeps to one type; written into the statement too, for types differ greatly in how much there is of them. */
export function ofType(type: SearchType): SQL {
  return sql`kind = ${sql.raw(`'${type}'`)}`
}

/** Keeps to the types asked for. */
export function ofTypes({ types }: Question): SQL {
  return sql`kind = any(${sql.param([...types])}::text[])`
}

/** A query of words as a value the planner does not look into: one plan is kept for all searches. */
export function unseen(query: string): SQL {
  return sql`(select ${query}::tsquery)`
}

/** Whether a thing holds the words. */
export function holds(words: WordQuery | undefined): SQL {
  return words ? sql`document @@ ${unseen(words.any.anywhere)}` : sql`true`
}

/** Whether a thing has the words in its name. */
export function isNamed(words: WordQuery): SQL {
  return sql`title @@ ${unseen(words.any.anywhere)}`
}

/** What things are ordered by, beside their tier. */
export function ranks({ now }: Question): SQL {
  return sql`kind, thing_id, popularity, coalesce(ends_at <= ${now}, false) as is_over`
}

/** How well a thing that holds the words does so; the least is the best. */
export function tier(words: WordQuery | undefined): SQL {
  if (!words) return sql`0`
  const { any, exact, each } = words
  const steps = [
    ...(exact ? [sql`title @@ ${unseen(exact.anywhere)}`] : []),
    isNamed(words),
    ...(exact ? [inSummary(exact)] : []),
    inSummary(any),
    ...(exact ? [sql`document @@ ${unseen(exact.anywhere)}`] : []),
  ]
  const place = sql`case ${sql.join(
    steps.map((step, index) => sql`when ${step} then ${sql.raw(`${index}`)}`),
    sql` `,
  )} else ${sql.raw(`${steps.length}`)} end`
  if (each.length === 0) return place
  const held = each.map((word) => sql`(document @@ ${unseen(word)})::integer`)
  return sql`${place} - 10 * (${sql.join(held, sql` + `)})`
}

function inSummary({ inSummary: query }: TextQuery): SQL {
  return sql`document @@ ${unseen(query)}`
}

/** The wanted part of `found`, in order, as a list of type and id. What was looked for last has the last turn. */
export function partOf(question: Question, { offset, limit }: Part): SQL {
  const inOrder = sql`turn, tier, is_over, popularity desc, kind, thing_id`
  return sql`(select coalesce(json_agg(json_build_array(kind, thing_id) order by ${inOrder}), '[]')
    from (select * from found where ${ofTypes(question)} order by ${inOrder} limit ${limit} offset ${offset}) as part)`
}
