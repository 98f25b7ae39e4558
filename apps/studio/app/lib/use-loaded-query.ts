import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'

/**
 * A query whose input may change. Data of the input before stays until the new data is there, so that a list does not flicker while
 * one types.
 */
export function useLoadedQuery<E extends Endpoint>(query: EndpointQuery<E>) {
  const [{ currentAtom, loadedAtom }] = useState(() => {
    const current = atom(query)
    const loaded = atomWithQuery((get) => ({
      ...endpointQueryOptions(get(current)),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: true,
    }))
    return { currentAtom: current, loadedAtom: loaded }
  })
  const setCurrent = useSetAtom(currentAtom)
  const key = JSON.stringify([query.source.noun, query.source.name, query.input])
  useEffect(() => {
    setCurrent(query)
    // The key says whether it is another query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, setCurrent])
  return useAtomValue(loadedAtom)
}
