import { dehydrate } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
import { redirect, type AppLoadContext } from 'react-router'
import { createCall } from './call.ts'
import { errorResponse } from '../routing/error-response.ts'
import { ProblemError } from './problem-error.ts'
import { createQueryClient, endpointQuery } from './query-client.ts'

/** The client of a request's loaders and actions: its locale, its session, the provider it came through. */
export function callFor({ locale, session, fetchProvider, origin }: AppLoadContext) {
  return createCall({ base: `${origin}/api/v1`, locale, token: session.token, fetch: fetchProvider })
}

/**
 * Opens the queries of one loader: `ensure` asks for what the page will read, `dehydrate` is what the loader
 * returns as `queries`, from where the page's atoms are filled.
 */
export function loaderQueries(context: AppLoadContext) {
  const client = createQueryClient(callFor(context))
  return {
    ensure: async <E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
    ): Promise<EndpointResponse<E>> => {
      try {
        const source = { noun: endpoint.noun, name: endpoint.name, load: async () => endpoint }
        return await client.ensureQueryData(endpointQuery(source, input))
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        throw namesNothing(error, input) ? errorResponse(404) : toErrorResponse(error, context)
      }
    },
    dehydrate: () => dehydrate(client),
  }
}

/**
 * Whether a call was refused for the very name of the thing it asks for, too long or with characters no name has: there is
 * none. A page asks for what is related to its thing by the same name.
 */
function namesNothing({ status, problem }: ProblemError, { params }: { params?: unknown }): boolean {
  const { errors } = problem
  if (status !== 422 || !errors) return false
  const names = typeof params === 'object' && params !== null ? Object.keys(params) : ['related_to']
  return names.some((name) => Object.hasOwn(errors, name))
}

/** Specification §8: a session that turns out invalid ends and leads to /login, one that may not to the home page. */
export function toErrorResponse(
  error: ProblemError,
  { session }: AppLoadContext,
): Response | ReturnType<typeof errorResponse> {
  if (error.status !== 401 && error.status !== 403) return errorResponse(error.status, error.problem.message)
  session.end()
  return redirect(error.status === 401 ? '/login?notice=session-expired' : '/?notice=session-expired')
}
