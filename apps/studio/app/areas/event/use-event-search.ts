import { useListAddress } from '../../lib/use-list-address.ts'

/** What the address says of the list of events. */
export function useEventSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const when: 'coming' | 'past' = params.get('when') === 'past' ? 'past' : 'coming'
  return { query: { page, when, ...(search === '' ? {} : { search }) }, when, search, setSearch }
}
