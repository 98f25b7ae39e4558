import { dehydrate } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { redirect, type AppLoadContext } from 'react-router'
import { createCall } from '@chignon/app-kit/data/call'
import { errorResponse } from '../routing/error-response.ts'
import { returnPathOf } from '../routing/return-path.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { createQueryClient, endpointQueryOptions } from '@chignon/app-kit/data/query-client'

/** API client of a request: its locale, session and API. `openedFor` is the person for whom a submitted form was opened. */
export function callFor({ locale, session, fetchApi, origin }: AppLoadContext, openedFor?: string) {
  const base = `${origin}/api/v1`
  return createCall({ base, locale, token: session.token, openedFor, fetch: fetchApi })
}

/**
 * Queries of a loader, or with `request` of a page for members: if the session has expired, the login page leads back to it. `ensure` fetches data that components read with `useEndpointQuery`; the loader returns
 * `dehydrate()` as `queries`, which fills the page's query cache. `prefetch` does the same with data that the page can do without: what fails
 * is left to the browser. `load` fetches data for the loader alone; `loadOptional` returns null if the server fails, so that one failure does not take the page.
 */
export function loaderQueries(context: AppLoadContext, request?: Request) {
  const call = callFor(context)
  const client = createQueryClient(call)
  const orErrorResponse = <Data>(input: { params?: unknown }, response: Promise<Data>): Promise<Data> =>
    response.catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      throw isInvalidIdentifier(error, input)
        ? errorResponse(404)
        : toErrorResponse(error, context, request && returnPathOf(request))
    })
  return {
    ensure: <E extends Endpoint>(query: EndpointQuery<E>): Promise<EndpointResponse<E>> =>
      orErrorResponse(query.input, client.ensureQueryData(endpointQueryOptions(query))),
    prefetch: <E extends Endpoint>(query: EndpointQuery<E>): Promise<void> =>
      client.prefetchQuery(endpointQueryOptions(query)),
    load: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResponse<E>> =>
      orErrorResponse(input, call(endpoint, input)),
    loadOptional: <E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
    ): Promise<EndpointResponse<E> | null> =>
      orErrorResponse(
        input,
        call(endpoint, input).catch((error: unknown) => {
          if (error instanceof ProblemError && error.status >= 500) return null
          throw error
        }),
      ),
    dehydrate: () => dehydrate(client),
  }
}

// Whether the API rejected the identifier itself, for example because it is too long: no resource has it. Lists of
// related products receive the identifier as `related_to`.
function isInvalidIdentifier({ status, problem }: ProblemError, { params }: { params?: unknown }): boolean {
  const { errors } = problem
  if (status !== 422 || !errors) return false
  const names = typeof params === 'object' && params !== null ? Object.keys(params) : ['related_to']
  return names.some((name) => Object.hasOwn(errors, name))
}

/**
 * Converts an API error to a response. 401 and 403 end the session: 401 redirects to the login page, which leads to
 * `returnTo`, 403 to the home page.
 */
export function toErrorResponse(
  error: ProblemError,
  { session }: AppLoadContext,
  returnTo?: string,
): Response | ReturnType<typeof errorResponse> {
  if (error.status !== 401 && error.status !== 403) return errorResponse(error.status, error.problem.message)
  session.end()
  if (error.status === 403) return redirect('/?notice=session-expired')
  const back = returnTo === undefined ? '' : `&redirectTo=${encodeURIComponent(returnTo)}`
  return redirect(`/login?notice=session-expired${back}`)
}
