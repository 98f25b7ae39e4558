import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { idempotencyKeyHeader } from '@chignon/contract/platform/idempotency-key'
import ky from 'ky'
import * as z from 'zod/mini'
import type { CallSettings } from './call.ts'
import { endpointUrl } from './endpoint-url.ts'
import { problemOfResponse } from './problem-of-response.ts'
import { requestHeaders } from './request-headers.ts'

/** Sends a request and parses the response. The only module that uses ky; loaded on demand. */
export async function sendCall<E extends Endpoint>(
  { base, locale, token, openedFor, fetch, onErrorResponse }: CallSettings,
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
): Promise<EndpointResponse<E>> {
  const response = await ky(base + endpointUrl(endpoint, input), {
    method: endpoint.method,
    throwHttpErrors: false,
    timeout: 20_000,
    // A page that the server renders does not wait: it says what is wrong, and the browser loads it again.
    retry: { limit: endpoint.method === 'GET' && !fetch ? 2 : 0, statusCodes: [502, 503, 504] },
    headers: {
      ...requestHeaders({ locale, openedFor, token }),
      'Content-Type': 'application/json',
      ...(input.idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: input.idempotencyKey }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(signal ? { signal } : {}),
    ...(fetch
      ? { fetch: (request) => fetch(request instanceof Request ? request : new Request(request)) }
      : {}),
  })
  if (response.ok)
    return z.parse<E['response']>(
      endpoint.response,
      response.status === 204 ? undefined : await response.json(),
    )
  onErrorResponse?.(response.status, endpoint)
  throw await problemOfResponse(response, locale)
}
