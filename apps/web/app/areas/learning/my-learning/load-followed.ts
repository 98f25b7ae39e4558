import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { redirect, type AppLoadContext } from 'react-router'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { returnPathOf } from '../../../lib/routing/return-path.ts'

/** Loads bought content. Redirects those who have not bought it to `offerPage`, where they can, or get 404. */
export async function loadFollowed<E extends Endpoint>(
  { context, request }: { context: AppLoadContext; request: Request },
  { endpoint, input, offerPage }: { endpoint: E; input: EndpointInput<E>; offerPage: string },
): Promise<EndpointResponse<E>> {
  try {
    return await callFor(context)(endpoint, input)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // An invalid identifier gives 422: no product has it.
    if (error.status === 404 || error.status === 422) throw redirect(offerPage)
    throw toErrorResponse(error, context, returnPathOf(request))
  }
}
