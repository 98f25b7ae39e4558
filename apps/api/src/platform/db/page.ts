import type { Pagination } from '@chignon/contract/platform/response'
import { type SQL, sql, type SQLWrapper } from './drizzle.ts'

/** The page of a list: its number, from 1, and its size. With a cursor it begins after that (PAGE-6). */
export type PageParams = { page: number; per_page: number; cursor?: string | undefined }

/** The rows of a page, and the number of rows of the whole list. */
export type Page<Row> = { rows: Row[]; total: number }

type PagedQuery<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }

/**
 * A column with the result of `counted`. A window function would be shorter, but read every row of the list in full for each page.
 */
export function totalOf(counted: SQLWrapper): SQL<number> {
  return sql`(${counted})`.mapWith(Number)
}

/** The number of rows to skip. */
export function offsetOf({ page, per_page, cursor }: PageParams): number {
  return cursor === undefined ? (page - 1) * per_page : 0
}

/**
 * Runs a list query for one page. `query` selects `totalOf(counted)` as `total`; `counted` itself runs only for a page after
 * the last one, which has no row with the total.
 */
export async function paginate<Row extends { total: number }>(
  pageParams: PageParams,
  query: PagedQuery<Row>,
  counted: PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> {
  return pageOf(pageParams, await query.limit(pageParams.per_page).offset(offsetOf(pageParams)), counted)
}

/** A page of the rows of a query that was run. `counted` runs as in `paginate`. */
export async function pageOf<Row extends { total: number }>(
  { page, cursor }: PageParams,
  rows: Row[],
  counted: PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> {
  const [first] = rows[0] || (page === 1 && cursor === undefined) ? rows : await counted
  return { rows, total: first?.total ?? 0 }
}

/** The pagination of a response. */
export function paginationOf({ page, per_page }: PageParams, total: number): Pagination {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** The pagination of a list that is never paged. */
export function singlePage(length: number): Pagination {
  return { page: 1, per_page: Math.max(1, length), total: length, last_page: 1 }
}
