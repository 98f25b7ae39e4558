import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { reachOf } from '@chignon/contract/platform/permission'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { foundOrdersQuery } from './palette-queries.ts'

const pauseInMs = 200
const minLength = 2

const searchAtom = atom('')
const foundOrdersAtom = atomWithQuery((get) => {
  const search = get(searchAtom)
  return {
    ...endpointQueryOptions(foundOrdersQuery({ query: { search, per_page: 6 } })),
    enabled: search.length >= minLength,
  }
})

/** The orders that fit what is typed, asked for after a pause; none for those who may not read orders. */
export function useFoundOrders(typed: string) {
  const { viewer } = useStartData()
  const [searched, setSearched] = useState('')
  const setSearch = useSetAtom(searchAtom)
  const { data, error, isFetching } = useAtomValue(foundOrdersAtom)
  const isSearchable = typed.length >= minLength && reachOf(viewer.role, 'orders.read') !== undefined
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setSearch(isSearchable ? typed : '')
        setSearched(typed)
      },
      isSearchable ? pauseInMs : 0,
    )
    return () => clearTimeout(timer)
  }, [typed, isSearchable, setSearch])
  const isSearched = isSearchable && typed === searched
  return {
    orders: isSearched ? (data?.data ?? []) : [],
    isLoading: isSearchable && (!isSearched || isFetching),
    error: isSearched ? error : null,
  }
}
