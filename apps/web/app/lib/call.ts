import {
  clientHeader,
  problem,
  webClientId,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type Locale,
} from '@chignon/contract'
import * as z from 'zod/mini'
import { endpointUrl } from './endpoint-url.ts'
import { ProblemError } from './problem-error.ts'

/** Makes one call of the contract: the answer is parsed, a refusal is thrown as a `ProblemError`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
) => Promise<EndpointResponse<E>>

export type CallSettings = {
  /** Where the provider's paths begin: `/bff` in the browser, `http://…/api/v1` on the server. */
  base: string
  locale: Locale
  /** Only the server has one. */
  token?: string | null
  fetch?: (request: Request) => Promise<Response>
}

/** The client of the contract: the only place that knows ky, which is fetched with the first call. */
export function createCall({ base, locale, token, fetch }: CallSettings): Call {
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, signal?: AbortSignal) => {
    const { default: ky } = await import('ky')
    const answer = await ky(base + endpointUrl(endpoint, input), {
      method: endpoint.method,
      throwHttpErrors: false,
      timeout: 20_000,
      retry: { limit: endpoint.method === 'GET' ? 2 : 0, statusCodes: [502, 503, 504] },
      headers: {
        'Accept-Language': locale,
        'Content-Type': 'application/json',
        [clientHeader]: webClientId,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(signal ? { signal } : {}),
      ...(fetch ? { fetch: (request) => fetch(new Request(request)) } : {}),
    })
    if (answer.ok) return z.parse<E['response']>(endpoint.response, answer.status === 204 ? undefined : await answer.json())
    const said = problem.safeParse(await answer.json().catch(() => null))
    throw new ProblemError(
      answer.status,
      said.data ?? { message: answer.statusText || 'An error occurred', code: 'server_error' },
    )
  }
}
