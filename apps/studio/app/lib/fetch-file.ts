import { endpointUrl } from '@chignon/app-kit/data/endpoint-url'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { requestHeaders, type RequestHeaders } from '@chignon/app-kit/data/request-headers'
import type { Endpoint, EndpointInput } from '@chignon/contract/platform/endpoint'
import { problem } from '@chignon/contract/platform/problem'

/** The file that a call returns. Loaded when one is saved. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers: RequestHeaders,
): Promise<Blob> {
  const response = await fetch(`/bff${endpointUrl(endpoint, input)}`, { headers: requestHeaders(headers) })
  if (response.ok) return response.blob()
  const parsed = problem.safeParse(await response.json().catch(() => null))
  throw new ProblemError(
    response.status,
    parsed.data ?? { message: response.statusText, code: 'server_error' },
  )
}
