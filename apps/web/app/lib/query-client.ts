import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract'
import type { Call } from './call.ts'

const minuteInMs = 60_000

// Which caller a client's queries go through: the server's with its request, the browser's with its page.
const callers = new WeakMap<QueryClient, Call>()

/** A cache of what the provider answered, filled through `call`. One for each request, one for each page. */
export function createQueryClient(call: Call): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: minuteInMs, retry: false, refetchOnWindowFocus: false } },
  })
  callers.set(client, call)
  return client
}

/** The one definition of a query, for loaders and components alike. Its key is `[noun, name, input]`. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [endpoint.noun, endpoint.name, input],
    queryFn: ({ client, signal }) => {
      const call = callers.get(client)
      if (!call) throw new Error('This query client has no caller. Make it by createQueryClient().')
      return call(endpoint, input, signal)
    },
  })
}
