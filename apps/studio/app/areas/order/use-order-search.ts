import { orderStateNames } from '@chignon/contract/commerce/order'
import { useListAddress } from '../../lib/use-list-address.ts'

const ofList = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text)

/** What the address says of the list. */
export function useOrderSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const state = ofList(orderStateNames, params.get('state'))
  const refund = ofList(['to_send'] as const, params.get('refund'))
  const due = ofList(['soon'] as const, params.get('due'))
  const query = {
    page,
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(refund ? { refund } : {}),
    ...(due ? { due } : {}),
  }
  return { query, search, setSearch, state, refund, due }
}
