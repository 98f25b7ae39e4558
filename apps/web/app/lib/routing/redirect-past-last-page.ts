import type { Pagination } from '@chignon/contract/response'
import { redirect } from 'react-router'

/** Leads whoever asks for a page beyond the last one to the last one: an empty page would say that there is nothing. */
export function redirectPastLastPage(
  { page, last_page }: Pagination,
  pathOf: (page: number) => string,
): void {
  if (page > last_page && last_page > 0) throw redirect(pathOf(last_page))
}
