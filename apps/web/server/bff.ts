import { clientHeader, webClientId } from '@chignon/contract/platform/client-header'
import type { Problem } from '@chignon/contract/platform/problem'
import type { MiddlewareHandler } from 'hono'
import { isBackgroundCall } from '../app/lib/data/is-background-call.ts'
import type { OpenRequestScope } from './request-scope.ts'

// These endpoints return a token, which must not reach scripts: people sign in through the pages' forms instead.
const returnsToken = /^\/+(login(\/+(second-factor|passkey))?|register|social\/.*)\/*$/i

/**
 * The backend for the frontend: `/bff/*` forwards calls of our pages' scripts to the API's `/api/v1/*` and adds the
 * session's token, so that the browser holds no token and needs no CORS.
 */
export function bff(prefix: string, openRequestScope: OpenRequestScope): MiddlewareHandler {
  return async (c) => {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(prefix.length)
    if (returnsToken.test(decoded(path))) {
      return c.json<Problem>(
        { message: 'Sign in with the form on /login or /register.', code: 'forbidden' },
        403,
      )
    }
    const { locale, session, fetchApi } = await openRequestScope(c)
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Cookie')
    headers.delete('Authorization')
    headers.set('Accept-Language', locale)
    headers.set(clientHeader, webClientId)
    if (session.token) headers.set('Authorization', `Bearer ${session.token}`)
    const target = new URL(`/api/v1${path}${url.search}`, url)
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const response = await fetchApi(
      new Request(target, {
        method: c.req.method,
        headers,
        signal: c.req.raw.signal,
        ...(hasBody ? { body: c.req.raw.body, duplex: 'half' } : {}),
      }),
    )
    // The session ends when its token is invalid (401) or not allowed what the page offers (403). The studio says itself what a role may
    // not do, and what needs to be confirmed first.
    const isRefused = response.status === 401 || (response.status === 403 && !path.startsWith('/staff/'))
    const isSignedOut =
      (isRefused && !isBackgroundCall(c.req.method, path)) || (path === '/logout' && response.ok)
    if (session.token && isSignedOut) session.end()
    await session.commit()
    const forwarded = c.newResponse(response.body, response)
    forwarded.headers.set('Cache-Control', 'private, no-store')
    return forwarded
  }
}

// The API decodes the path, so `/%6Cogin` must be refused like `/login`.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
