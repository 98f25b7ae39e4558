import type { Locale } from '@chignon/contract/platform/locale'
import type { Context } from 'hono'
import type { OpenSession } from './session.ts'

/** What a request needs to call the API for its sender. */
export type RequestScope = {
  locale: Locale
  session: OpenSession
  fetchApi: (request: Request) => Promise<Response>
}

/** Opens the scope of a request; its session must be committed before the response is sent. */
export type OpenRequestScope = (c: Context) => Promise<RequestScope>
