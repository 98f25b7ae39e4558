import { endpointUrl } from '@chignon/app-kit/data/endpoint-url'
import { problemOfResponse } from '@chignon/app-kit/data/problem-of-response'
import { requestHeaders, type RequestHeaders } from '@chignon/app-kit/data/request-headers'
import type { Endpoint, EndpointInput } from '@chignon/contract/platform/endpoint'

type Call<E extends Endpoint> = { endpoint: E; input: EndpointInput<E>; headers: RequestHeaders }

/** Saves the file that a call returns under a name. Its code is loaded with the first file. */
export async function saveFile<E extends Endpoint>(call: Call<E>, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await fetchFile(call))
  link.download = name
  link.click()
  // The browser reads it after this function has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function fetchFile<E extends Endpoint>({ endpoint, input, headers }: Call<E>): Promise<Blob> {
  const response = await fetch(`/bff${endpointUrl(endpoint, input)}`, { headers: requestHeaders(headers) })
  if (response.ok) return response.blob()
  throw await problemOfResponse(response, headers.locale)
}
