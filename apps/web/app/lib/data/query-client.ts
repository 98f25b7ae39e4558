import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
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

/** An endpoint by its name, and where to get it. */
export type EndpointSource<E extends Endpoint> = { noun: string; name: string; load: () => Promise<E> }

/** The one definition of a query, for loaders and components alike. Its key is `[noun, name, input]`. */
export function endpointQuery<E extends Endpoint>(
  { noun, name, load }: EndpointSource<E>,
  input: EndpointInput<E>,
) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [noun, name, input],
    queryFn: async ({ client, signal }) => {
      const call = callers.get(client)
      if (!call) throw new Error('This query client has no caller. Make it by createQueryClient().')
      return call(await load(), input, signal)
    },
  })
}
