import { useListAddress } from '../../lib/use-list-address.ts'

/** What the address says of the list: the filter, what is searched for, and where the page begins. */
export function useInboxSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const state = params.get('state') === 'done' ? ('done' as const) : ('open' as const)
  const isMine = params.get('show') === 'mine'
  const cursor = params.get('cursor')
  const query = {
    state,
    page,
    ...(cursor === null ? {} : { cursor }),
    ...(isMine ? { show: 'mine' as const } : {}),
    ...(search === '' ? {} : { search }),
  }
  /** The address of the page after one whose last entry this is. */
  const nextPage = (nextCursor: string) => {
    const next = new URLSearchParams(params)
    next.set('cursor', nextCursor)
    next.set('page', String(page + 1))
    return `/inbox?${next}`
  }
  return { query, filter: isMine ? ('mine' as const) : state, search, setSearch, nextPage }
}
