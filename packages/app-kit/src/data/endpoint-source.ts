import type { Endpoint } from '@chignon/contract/platform/endpoint'

/** Name of an endpoint and a function that loads it. */
export type EndpointSource<E extends Endpoint> = { noun: string; name: string; load: () => Promise<E> }

/** Source of an endpoint that is loaded with its first call, because a server-rendered page makes none. */
export function endpointSource<Table extends Record<string, Endpoint>, Name extends keyof Table & string>(
  noun: string,
  name: Name,
  loadEndpoints: () => Promise<Table>,
): EndpointSource<Table[Name]> {
  return {
    noun,
    name,
    load: async () => {
      const endpoint = (await loadEndpoints())[name]
      if (!endpoint || endpoint.noun !== noun)
        throw new Error(`The endpoints of ${noun} are loaded from another noun.`)
      return endpoint
    },
  }
}
