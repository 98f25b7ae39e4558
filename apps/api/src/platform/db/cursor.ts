import type { Pagination } from '@chignon/contract/platform/response'
import { type Column, type SQL, sql } from './drizzle.ts'
import { paginationOf, type PageParams } from './page.ts'

/** The entry after which a page begins: the columns that its list is ordered by. */
export type Cursor = { at: Date; id: string }

/** Reads a cursor, whose form the contract has checked; undefined without one. */
export function readCursor({ cursor }: Pick<PageParams, 'cursor'>): Cursor | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = cursor.split('.')
  return { at: new Date(Number(at)), id }
}

/** Whether a row comes after a cursor in a list that is newest first, then by id. True without a cursor. */
export function isBelow({ at, id }: { at: Column; id: Column }, cursor: Cursor | undefined): SQL | undefined {
  if (!cursor) return undefined
  return sql`(${at} < ${cursor.at} or (${at} = ${cursor.at} and ${id} > ${cursor.id}))`
}

/** Whether a row comes after a cursor in a list that is oldest first, then by id. True without a cursor. */
export function isAbove({ at, id }: { at: Column; id: Column }, cursor: Cursor | undefined): SQL | undefined {
  if (!cursor) return undefined
  return sql`(${at} > ${cursor.at} or (${at} = ${cursor.at} and ${id} > ${cursor.id}))`
}

/** The pagination of a page with these entries. Only a full page has another after it. */
export function keysetPaginationOf(
  pageParams: PageParams,
  { total, entries }: { total: number; entries: readonly Cursor[] },
): Pagination {
  const last = entries.length < pageParams.per_page ? undefined : entries.at(-1)
  return {
    ...paginationOf(pageParams, total),
    next_cursor: last ? `${last.at.getTime()}.${last.id}` : null,
  }
}
