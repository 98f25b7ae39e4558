import { matchKinds } from '@chignon/contract/commerce/bank-statement-rules'
import { useListAddress } from '../../lib/use-list-address.ts'

/** The lists of the desk: open entries of each kind and all of them, and those that are settled. */
export const transactionLists = [...matchKinds, 'open', 'booked', 'set_aside'] as const

export type TransactionList = (typeof transactionLists)[number]

export const transactionsPerPage = 50

const settled = ['booked', 'set_aside'] as const

/** What the address says of the list: which one it is, and of which account. */
export function useTransactionSearch() {
  const { params, page } = useListAddress()
  const shown = params.get('list')
  const list = transactionLists.find((each) => each === shown) ?? 'certain'
  const state = settled.find((each) => each === list)
  const kind = matchKinds.find((each) => each === list)
  const account = params.get('account')
  const query = {
    page,
    per_page: transactionsPerPage,
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(account === null ? {} : { account }),
  }
  const addressOf = (to: TransactionList, of: string | null = account) => {
    const next = new URLSearchParams({ list: to })
    if (of !== null) next.set('account', of)
    return `?${next.toString()}`
  }
  return { list, account, query, addressOf }
}
