import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { reachOf, type Permission } from '@chignon/contract/platform/permission'
import { useQuery } from '@tanstack/react-query'
import { useStartData } from '../../lib/start-data-context.ts'

type Search<E extends Endpoint> = {
  typed: string
  /** What was typed when the person last paused; the query is for it. */
  searched: string
  query: EndpointQuery<E>
  /** Shorter texts are not asked for. */
  minLength: number
  /** Those without it find nothing. */
  permission: Permission
}

/** What a list has for a typed text, asked for once the person pauses. */
export function useFound<E extends Endpoint>({ typed, searched, query, minLength, permission }: Search<E>) {
  const { viewer } = useStartData()
  const isSearchable = typed.length >= minLength && reachOf(viewer.role, permission) !== undefined
  const isSearched = isSearchable && typed === searched
  const { data, error, isFetching } = useQuery({ ...endpointQueryOptions(query), enabled: isSearched })
  return {
    found: isSearched ? data : undefined,
    isLoading: isSearchable && (!isSearched || isFetching),
    error: isSearched ? error : null,
  }
}
