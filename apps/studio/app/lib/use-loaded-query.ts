import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'

/**
 * A query whose input may change. Data of the input before stays until the new data is there, so that a list does not flicker while
 * one types. With `isEnabled` false nothing is loaded.
 */
export function useLoadedQuery<E extends Endpoint>(query: EndpointQuery<E>, isEnabled = true) {
  const [{ currentAtom, loadedAtom }] = useState(() => {
    const current = atom({ query, isEnabled })
    const loaded = atomWithQuery((get) => ({
      ...endpointQueryOptions(get(current).query),
      enabled: get(current).isEnabled,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: true,
    }))
    return { currentAtom: current, loadedAtom: loaded }
  })
  const setCurrent = useSetAtom(currentAtom)
  const key = JSON.stringify([query.source.noun, query.source.name, query.input])
  useEffect(() => {
    setCurrent({ query, isEnabled })
    // The key says whether it is another query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isEnabled, setCurrent])
  return useAtomValue(loadedAtom)
}
