import { orderStateNames } from '@chignon/contract/commerce/order'
import { useSearchParams } from 'react-router'

const ofList = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text)

/** What the address says of the list: saved filters are links. */
export function useOrderSearch() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const state = ofList(orderStateNames, params.get('state'))
  const refund = ofList(['to_send'] as const, params.get('refund'))
  const due = ofList(['soon'] as const, params.get('due'))
  const page = Number(params.get('page') ?? '1')
  const setSearch = (text: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (text === '') next.delete('search')
        else next.set('search', text)
        return next
      },
      { replace: true },
    )
  }
  const query = {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(refund ? { refund } : {}),
    ...(due ? { due } : {}),
  }
  return { query, search, setSearch, state, refund, due }
}
