import { atom, useAtomValue, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithSuspenseQuery } from 'jotai-tanstack-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { endpointSource, type EndpointSource } from './endpoint-source.ts'
import { endpointQueryOptions } from './query-client.ts'

/** An endpoint with its input: `queries.ensure(query)` loads it in a loader, `useEndpointQuery(query)` reads it. */
export type EndpointQuery<E extends Endpoint> = {
  source: EndpointSource<E>
  input: EndpointInput<E>
  /** Query atoms of the endpoint, by input. */
  atoms: Atom<(input: EndpointInput<E>) => Atom<QueryResult<E>>>
}

/** Creates the query of an endpoint for an input. */
export type EndpointQueryFactory<E extends Endpoint> = {
  (input: EndpointInput<E>): EndpointQuery<E>
  readonly source: EndpointSource<E>
}

type QueryResult<E extends Endpoint> = { data: EndpointResponse<E> } | Promise<{ data: EndpointResponse<E> }>

/**
 * Creates the queries of a noun: `endpointQueries('course', …)('list')`. The endpoints and their schemas are loaded with
 * the first call, because a server-rendered page makes none.
 */
export function endpointQueries<Table extends Record<string, Endpoint>>(
  noun: string,
  loadEndpoints: () => Promise<Table>,
) {
  return <Name extends keyof Table & string>(name: Name): EndpointQueryFactory<Table[Name]> => {
    const source = endpointSource(noun, name, loadEndpoints)
    const atoms = createQueryAtoms(source)
    return Object.assign((input: EndpointInput<Table[Name]>) => ({ source, input, atoms }), { source })
  }
}

// One atom per input. The family is held in an atom, so that it belongs to the store of one request; at module level it
// would grow without limit on the server.
function createQueryAtoms<E extends Endpoint>(source: EndpointSource<E>): EndpointQuery<E>['atoms'] {
  return atom(() => {
    const family = atomFamily((key: string) => {
      const input: EndpointInput<E> = JSON.parse(key)
      return atomWithSuspenseQuery(() => endpointQueryOptions({ source, input }))
    })
    return (input) => family(JSON.stringify(input))
  })
}

/** Data of a query. Suspends unless a loader has fetched it. */
export function useEndpointQuery<E extends Endpoint>({
  atoms,
  input,
}: EndpointQuery<E>): EndpointResponse<E> {
  return useAtomValue(useAtomValue(atoms)(input)).data
}
