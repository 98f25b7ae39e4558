import type { Pagination } from '@chignon/contract/platform/response'
import { redirect } from 'react-router'

/** Redirects a page number beyond the last page to the last page. */
export function redirectPastLastPage(
  { page, last_page }: Pagination,
  pathOf: (page: number) => string,
): void {
  if (page > last_page && last_page > 0) throw redirect(pathOf(last_page))
}
