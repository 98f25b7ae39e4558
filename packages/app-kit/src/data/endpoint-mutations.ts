import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { atom, type WritableAtom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { showToastAtom } from '../browser/toast-atoms.ts'
import type { EndpointQueryFactory } from './endpoint-queries.ts'
import { endpointSource } from './endpoint-source.ts'
import { ProblemError } from './problem-error.ts'
import { callOf } from './query-client.ts'

/** Changes cached data as the mutation will change it on the server. */
export type CachePatch<Variables> = (client: QueryClient, variables: Variables) => void

type CachedData = [QueryKey, unknown][]

type MutationOptions<E extends Endpoint, Name extends string, Variables> = {
  /** Name of the endpoint to call. */
  endpoint: (variables: Variables) => Name
  input: (variables: Variables) => EndpointInput<E>
  /** Applied before the call and undone if it fails. Default none. */
  patches?: readonly CachePatch<Variables>[]
  /** Other nouns whose queries are fetched again. Default none. */
  invalidates?: readonly string[]
}

/** Its value is whether the call is running. Setting it makes the call; the promise resolves after a failure too. */
export type MutationAtom<Variables> = WritableAtom<boolean, [Variables], Promise<void>>

/**
 * Creates the mutations of a noun: `endpointMutations('post', …)({ endpoint: () => 'like', … })`. A mutation patches
 * cached queries at once. If the call fails, it restores them and shows an error toast. At the end the queries of the
 * noun are fetched again. Calls of one noun run one after another, in the order they were made.
 */
export function endpointMutations<Table extends Record<string, Endpoint>>(
  noun: string,
  loadEndpoints: () => Promise<Table>,
) {
  return <Name extends keyof Table & string, Variables>({
    endpoint,
    input,
    patches = [],
    invalidates = [],
  }: MutationOptions<Table[Name], Name, Variables>): MutationAtom<Variables> => {
    const nouns = [noun, ...invalidates]
    const mutationAtom = atomWithMutation<unknown, Variables, Error, CachedData>((get) => {
      const client = get(queryClientAtom)
      return {
        mutationKey: [noun],
        scope: { id: noun },
        // By default a call would wait for the connection, and show the change as if it were stored.
        networkMode: 'always',
        mutationFn: async (variables) => {
          const { load } = endpointSource(noun, endpoint(variables), loadEndpoints)
          return callOf(client)(await load(), input(variables))
        },
        onMutate: async (variables) => {
          // A response that was requested before would overwrite the patch.
          await Promise.all(nouns.map((queried) => client.cancelQueries({ queryKey: [queried] })))
          const before = nouns.flatMap((queried) => client.getQueriesData({ queryKey: [queried] }))
          for (const patch of patches) patch(client, variables)
          return before
        },
        onError: (_error, _variables, before) => {
          for (const [key, data] of before ?? []) client.setQueryData(key, data)
        },
        onSettled: async () => {
          // Fetches once, after the last of several calls.
          if (client.isMutating({ mutationKey: [noun] }) > 1) return
          await Promise.all(nouns.map((queried) => client.invalidateQueries({ queryKey: [queried] })))
        },
      }
    })
    return atom(
      (get) => get(mutationAtom).isPending,
      async (get, set, variables) => {
        try {
          await get(mutationAtom).mutateAsync(variables)
        } catch (error) {
          set(showToastAtom, { tone: 'error', message: error instanceof ProblemError ? error.message : null })
        }
      },
    )
  }
}

/** Patches the cached data of all queries of an endpoint, for any input. */
export function patchQueries<E extends Endpoint, Variables>(
  { source: { noun, name } }: EndpointQueryFactory<E>,
  patch: (data: EndpointResponse<E>, variables: Variables) => EndpointResponse<E>,
): CachePatch<Variables> {
  return (client, variables) => {
    client.setQueriesData<EndpointResponse<E>>(
      { queryKey: [noun, name] },
      (data) => data && patch(data, variables),
    )
  }
}
