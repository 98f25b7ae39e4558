import type { Pagination as Pages } from '@chignon/contract/platform/response'
import { Pagination } from '@chignon/ui/pagination'
import { Link, useSearchParams } from 'react-router'

/** The pages of a list; the other parts of the address stay. */
export function ListPagination({ pagination: { page, total, per_page } }: { pagination: Pages }) {
  const [params] = useSearchParams()
  const lastPage = Math.max(1, Math.ceil(total / per_page))
  if (lastPage === 1) return null
  const addressOf = (target: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(target))
    return `?${next.toString()}`
  }
  return (
    <Pagination page={page} lastPage={lastPage} renderLink={(target) => <Link to={addressOf(target)} />} />
  )
}
