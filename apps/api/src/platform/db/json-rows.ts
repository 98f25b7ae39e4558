import { type Column, type SQL, sql } from './drizzle.ts'

/** The rows of a query as one JSON array of objects, ordered if `order` is given. `from` is the query after its select list. */
export function jsonRows(columns: Record<string, Column | SQL>, from: SQL, order?: Column): SQL {
  const pairs = Object.entries(columns).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  const orderBy = order ? sql` order by ${order}` : sql``
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})${orderBy}), '[]') ${from})`
}

/** A row as parsed from JSON: with dates as strings. */
export type JsonRow<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key]
}

/** A date from JSON; null stays null. */
export function dateFromJson(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
