import type { Pagination } from '@chignon/contract/response'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Which part of a list is asked for. */
export type PageParams = { page: number; per_page: number }

/** A part of a list and the size of the whole. */
export type Page<Row> = { rows: Row[]; total: number }

/**
 * A column that tells the size of the whole list beside each row of its page, as `counted` counts it. A window would have
 * every row of the list read in full for each page.
 */
export function totalOf(counted: SQLWrapper): SQL<number> {
  return sql`(${counted})`.mapWith(Number)
}

/** How many rows to skip. */
export function offsetOf({ page, per_page }: PageParams): number {
  return (page - 1) * per_page
}

/** Adds the total. A page beyond the last has no row that could tell it, so then it is counted. */
export async function pageOf<Row extends { total: number }>(
  { page }: PageParams,
  rows: PromiseLike<Row[]>,
  counted: PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> {
  const found = await rows
  const [one] = found[0] || page === 1 ? found : await counted
  return { rows: found, total: one?.total ?? 0 }
}

/** What an answer says of its page. */
export function paginationOf({ page, per_page }: PageParams, total: number): Pagination {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** What an answer says of a list that is never paged. */
export function wholeList(length: number): Pagination {
  return { page: 1, per_page: Math.max(1, length), total: length, last_page: 1 }
}
