import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/endpoint'
import type { Locale } from '@chignon/contract/locale'

/** Makes one call of the contract: the answer is parsed, a toErrorResponse is thrown as a `ProblemError`. */
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
  /** Told of the status of each toErrorResponse, before it is thrown. */
  onRefusal?: (status: number) => void
}

/** The client of the contract. What sends and parses comes with the first call: a rendered page makes none. */
export function createCall(settings: CallSettings): Call {
  return async (endpoint, input, signal) => {
    const { sendCall } = await import('./send-call.ts')
    return sendCall(settings, endpoint, input, signal)
  }
}
