import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { useAtomValue } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useState } from 'react'
import type { EndpointQuery } from './endpoint-queries.ts'
import { endpointQueryOptions } from './query-client.ts'

/**
 * A query of a part of the page that is shown later: it neither suspends nor throws, so that the page stays if it fails. Only the
 * first `query` of a component counts.
 */
export function usePanelQuery<E extends Endpoint>(query: EndpointQuery<E>) {
  const [queryAtom] = useState(() => atomWithQuery(() => endpointQueryOptions(query)))
  const { data, errorUpdateCount, refetch } = useAtomValue(queryAtom)
  // Stays true during a retry, so that the button that started it keeps the focus.
  return { loaded: data, hasFailed: errorUpdateCount > 0 && data === undefined, load: refetch }
}
