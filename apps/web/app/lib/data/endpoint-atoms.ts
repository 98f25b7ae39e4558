import { atom, useAtomValue, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithSuspenseQuery } from 'jotai-tanstack-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
import { endpointQuery, type EndpointSource } from './query-client.ts'

/** Query atoms of an endpoint, by input. */
export type EndpointAtoms<E extends Endpoint> = Atom<(input: EndpointInput<E>) => Atom<QueryResult<E>>>

type QueryResult<E extends Endpoint> = { data: EndpointResponse<E> } | Promise<{ data: EndpointResponse<E> }>

/**
 * Creates the query atoms of a noun: `endpointAtoms('course', …)('list')`. The endpoints and their schemas are loaded
 * with the first call, because a server-rendered page makes none.
 */
export function endpointAtoms<Table extends Record<string, Endpoint>>(
  noun: string,
  loadEndpoints: () => Promise<Table>,
) {
  return <Name extends keyof Table & string>(name: Name): EndpointAtoms<Table[Name]> =>
    createEndpointAtoms<Table[Name]>({
      noun,
      name,
      load: async () => {
        const endpoint = (await loadEndpoints())[name]
        if (!endpoint || endpoint.noun !== noun)
          throw new Error(`The query atoms of ${noun} load the endpoints of another noun.`)
        return endpoint
      },
    })
}

// One atom per input. The family is held in an atom, so that it belongs to the store of one request; at module level it
// would grow without limit on the server.
function createEndpointAtoms<E extends Endpoint>(source: EndpointSource<E>): EndpointAtoms<E> {
  return atom(() => {
    const family = atomFamily((key: string) => {
      const input: EndpointInput<E> = JSON.parse(key)
      return atomWithSuspenseQuery(() => endpointQuery(source, input))
    })
    return (input) => family(JSON.stringify(input))
  })
}

/** Data of a query. Suspends unless a loader has fetched it. */
export function useEndpointQuery<E extends Endpoint>(
  family: EndpointAtoms<E>,
  input: EndpointInput<E>,
): EndpointResponse<E> {
  return useAtomValue(useAtomValue(family)(input)).data
}
