import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
import type { Call } from './call.ts'

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

/** Name of an endpoint and a function that loads it. */
export type EndpointSource<E extends Endpoint> = { noun: string; name: string; load: () => Promise<E> }

/** Query options of an endpoint, for loaders and components. The key is `[noun, name, input]`. */
export function endpointQuery<E extends Endpoint>(
  { noun, name, load }: EndpointSource<E>,
  input: EndpointInput<E>,
) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [noun, name, input],
    queryFn: async ({ client, signal }) => {
      const call = callers.get(client)
      if (!call) throw new Error('This query client has no API client. Create it with createQueryClient().')
      return call(await load(), input, signal)
    },
  })
}
