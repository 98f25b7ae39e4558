import { orderStateNames } from '@chignon/contract/commerce/commerce-rules'
import { useSearchParams } from 'react-router'
import { useListAddress } from '../../lib/use-list-address.ts'

const ofList = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text)

/** What narrows the list beside its tabs. */
export type Narrowing = 'product' | 'from' | 'to'

/** What the address says of the list. */
export function useOrderSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const [, setParams] = useSearchParams()
  const state = ofList(orderStateNames, params.get('state'))
  const refund = ofList(['to_send', 'overpaid'] as const, params.get('refund'))
  const due = ofList(['soon', 'over'] as const, params.get('due'))
  const payment = ofList(['failed'] as const, params.get('payment'))
  const product = params.get('product') ?? ''
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
  const query = {
    page,
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(refund ? { refund } : {}),
    ...(due ? { due } : {}),
    ...(payment ? { payment } : {}),
    ...(product === '' ? {} : { product }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
  /** The address of another tab: what was searched for, product and period stay. */
  const tabTo = (filter: Record<string, string>) => {
    const kept = { search, product, from, to, ...filter }
    const next = new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== ''))
    return `/orders?${next.toString()}`
  }
  const narrow = (name: Narrowing, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    query,
    search,
    setSearch,
    tab: refund ?? due ?? payment ?? state ?? 'all',
    product,
    from,
    to,
    tabTo,
    narrow,
  }
}

function dayOf(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : ''
}
