import { useSearchParams } from 'react-router'
import { useListAddress } from '../../lib/use-list-address.ts'

/** The states that the list can be reduced to. */
export const listedStates = ['running', 'planned', 'over', 'used_up', 'off'] as const

/** What the address says of the list of codes. */
export function usePromoSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const [, setParams] = useSearchParams()
  const state = (['ended', ...listedStates] as const).find((each) => each === params.get('state'))
  const series = params.get('series') ?? ''
  const query = {
    page,
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(series === '' ? {} : { series }),
  }
  const setState = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (value === '') next.delete('state')
        else next.set('state', value)
        return next
      },
      { replace: true },
    )
  return {
    query,
    page,
    search,
    setSearch,
    state,
    setState,
    series,
    isNarrowed: Object.keys(query).length > 1,
  }
}
