import { deviceHeader } from '@chignon/contract/platform/client-header'
import type { Context } from 'hono'

type FetchApi = (request: Request) => Promise<Response>

/** Adds the browser's name and key to the requests that the web server makes for it, as the API describes sessions by them. */
export function withDevice(c: Context, key: string, fetchApi: FetchApi): FetchApi {
  const userAgent = c.req.header('User-Agent')
  return (request) => {
    request.headers.set(deviceHeader, key)
    if (userAgent) request.headers.set('User-Agent', userAgent)
    return fetchApi(request)
  }
}
