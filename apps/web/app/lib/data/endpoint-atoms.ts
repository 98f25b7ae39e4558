import { atom, useAtomValue, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithSuspenseQuery } from 'jotai-tanstack-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
import { endpointQuery, type EndpointSource } from './query-client.ts'

/** The query atoms of one endpoint, by input. */
export type EndpointAtoms<E extends Endpoint> = Atom<(input: EndpointInput<E>) => Atom<QueryResult<E>>>

type QueryResult<E extends Endpoint> = { data: EndpointResponse<E> } | Promise<{ data: EndpointResponse<E> }>

/**
 * The query atoms of a noun, by the name of the endpoint: `endpointAtoms('course', …)('list')`. The noun's endpoints come
 * with the first call, for with them come all their schemas, and a page the server rendered makes no call.
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
          throw new Error(`The queries of ${noun} load the endpoints of another noun.`)
        return endpoint
      },
    })
}

// One atom for each input. The family itself lives in an atom, so it belongs to the store of a request and goes with
// it; at module level it would grow for ever on a server.
function createEndpointAtoms<E extends Endpoint>(source: EndpointSource<E>): EndpointAtoms<E> {
  return atom(() => {
    const family = atomFamily((key: string) => {
      const input: EndpointInput<E> = JSON.parse(key)
      return atomWithSuspenseQuery(() => endpointQuery(source, input))
    })
    return (input) => family(JSON.stringify(input))
  })
}

/** The answer of a query; it suspends only where no loader asked for it first. */
export function useEndpointQuery<E extends Endpoint>(
  family: EndpointAtoms<E>,
  input: EndpointInput<E>,
): EndpointResponse<E> {
  return useAtomValue(useAtomValue(family)(input)).data
}
