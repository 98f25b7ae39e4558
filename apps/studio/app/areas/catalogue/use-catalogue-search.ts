import { useListAddress } from '../../lib/use-list-address.ts'

// As in the contract, whose schemas the list does not need.
const kinds = ['course', 'program', 'online-masterclass', 'live-masterclass'] as const
const states = ['draft', 'scheduled', 'published', 'changed'] as const

/** What the address says of the catalogue. */
export function useCatalogueSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const kind = kinds.find((each) => each === params.get('kind'))
  const state = states.find((each) => each === params.get('state'))
  const query = {
    page,
    ...(search === '' ? {} : { search }),
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
  }
  return { query, search, setSearch, kind, state, isFiltered: Object.keys(query).length > 1 }
}
