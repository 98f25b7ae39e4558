import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { Call } from './call.ts'
import type { EndpointSource } from './endpoint-source.ts'

const minuteInMs = 60_000

// API client of each query client.
const callers = new WeakMap<QueryClient, Call>()

/** Creates a query cache that fetches through `call`. One per request on the server, one per page in the browser. */
export function createQueryClient(call: Call): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: minuteInMs, retry: false, refetchOnWindowFocus: false } },
  })
  callers.set(client, call)
  return client
}

/** API client of a query client. */
export function callOf(client: QueryClient): Call {
  const call = callers.get(client)
  if (!call) throw new Error('This query client has no API client. Create it with createQueryClient().')
  return call
}

/** Query options of an endpoint and its input. The key is `[noun, name, input]`. */
export function endpointQueryOptions<E extends Endpoint>({
  source: { noun, name, load },
  input,
}: {
  source: EndpointSource<E>
  input: EndpointInput<E>
}) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [noun, name, input],
    // Nothing cancels a query on the server, and following a signal takes a sixth of the time of a call.
    queryFn: async (query) =>
      callOf(query.client)(await load(), input, import.meta.env.SSR ? undefined : query.signal),
  })
}
