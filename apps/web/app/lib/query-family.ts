import { atom, useAtomValue, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithSuspenseQuery } from 'jotai-tanstack-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract'
import { endpointQuery } from './query-client.ts'

/** The query atoms of one endpoint, by input. */
export type QueryFamily<E extends Endpoint> = Atom<(input: EndpointInput<E>) => Atom<QueryResult<E>>>

type QueryResult<E extends Endpoint> = { data: EndpointResponse<E> } | Promise<{ data: EndpointResponse<E> }>

/**
 * Query atoms of an endpoint, one for each input. The family itself lives in an atom, so it belongs to the store
 * of a request and goes with it; at module level it would grow for ever on a server.
 */
export function queryFamily<E extends Endpoint>(endpoint: E): QueryFamily<E> {
  return atom(() => {
    const family = atomFamily((key: string) => {
      const input: EndpointInput<E> = JSON.parse(key)
      return atomWithSuspenseQuery(() => endpointQuery(endpoint, input))
    })
    return (input) => family(JSON.stringify(input))
  })
}

/** The answer of a query; it suspends only where no loader asked for it first. */
export function useEndpointQuery<E extends Endpoint>(family: QueryFamily<E>, input: EndpointInput<E>): EndpointResponse<E> {
  return useAtomValue(useAtomValue(family)(input)).data
}
