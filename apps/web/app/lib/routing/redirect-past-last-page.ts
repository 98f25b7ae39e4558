import type { Pagination } from '@chignon/contract/response'
import { redirect } from 'react-router'

/** Leads whoever asks for a page beyond the last one to the last one: an empty page would say that there is nothing. */
export function withinPages({ page, last_page }: Pagination, addressOf: (page: number) => string): void {
  if (page > last_page && last_page > 0) throw redirect(addressOf(last_page))
}
