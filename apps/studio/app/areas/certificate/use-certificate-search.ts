import { useListAddress } from '../../lib/use-list-address.ts'

/** What the address says of the list of certificates. */
export function useCertificateSearch() {
  const { params, search, setSearch } = useListAddress()
  const state = (['valid', 'revoked'] as const).find((each) => each === params.get('state'))
  const thing = params.get('thing') ?? ''
  const cursor = params.get('cursor')
  const query = {
    ...(cursor === null ? {} : { cursor }),
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(thing === '' ? {} : { thing }),
  }
  return { query, search, setSearch, state, thing }
}
