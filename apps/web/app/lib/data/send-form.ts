import type { Endpoint, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { problem } from '@chignon/contract/platform/problem'
import type { AppLoadContext } from 'react-router'
import * as z from 'zod/mini'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { requestHeaders } from '@chignon/app-kit/data/request-headers'

/** Sends a file, or a form with files, to an endpoint, from the server. An error response is thrown as a `ProblemError`. */
export async function sendForm<E extends Endpoint>(
  { origin, locale, session, fetchApi }: AppLoadContext,
  { method, path, response }: E,
  form: FormData | Blob,
  openedFor?: string,
): Promise<EndpointResponse<E>> {
  const answer = await fetchApi(
    new Request(`${origin}/api/v1${path}`, {
      method,
      body: form,
      headers: requestHeaders({ locale, openedFor, token: session.token }),
    }),
  )
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return z.parse<E['response']>(response, body)
  const parsed = problem.safeParse(body)
  if (!parsed.success) throw new Error(`The answer to a form has the status ${answer.status}.`)
  throw new ProblemError(answer.status, parsed.data)
}
