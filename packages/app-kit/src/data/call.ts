import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { Locale } from '@chignon/contract/platform/locale'

/** Calls an endpoint of the contract. The response is parsed; an error response is thrown as a `ProblemError`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
) => Promise<EndpointResponse<E>>

export type CallSettings = {
  /** Base URL of the API: `/bff` in the browser, `http://…/api/v1` on the server. */
  base: string
  locale: Locale
  /** Bearer token; only on the server. */
  token?: string | null
  /** Whom the form was opened for: the API refuses the call if somebody else is logged in. */
  openedFor?: string | undefined
  fetch?: (request: Request) => Promise<Response>
  /** Called with the status of each error response before it is thrown. */
  onErrorResponse?: (status: number, endpoint: Endpoint) => void
}

/** Creates the API client. Its code is loaded with the first call, because a server-rendered page makes none. */
export function createCall(settings: CallSettings): Call {
  return async (endpoint, input, signal) => {
    const { sendCall } = await import('./send-call.ts')
    return sendCall(settings, endpoint, input, signal)
  }
}
