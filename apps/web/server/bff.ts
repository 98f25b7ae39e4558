import { clientHeader, webClientId } from '@chignon/contract/client-header'
import type { Locale } from '@chignon/contract/locale'
import type { Problem } from '@chignon/contract/problem'
import type { MiddlewareHandler } from 'hono'
import type { OpenSession } from './session.ts'

// Signing in answers with a token, which must not reach a script: it goes by the pages' own forms.
const answersWithToken = /^\/+(login|register|social\/.*)\/*$/i

type Visit = { locale: Locale; session: OpenSession; fetchProvider: (request: Request) => Promise<Response> }

/**
 * The backend for the frontend: `/bff/*` is the provider's `/api/v1/*` for scripts of our own pages. The session's
 * token is put in on the way, so the browser holds none and there is no CORS.
 */
export function bff(
  prefix: string,
  visitOf: (c: Parameters<MiddlewareHandler>[0]) => Promise<Visit>,
): MiddlewareHandler {
  return async (c) => {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(prefix.length)
    if (answersWithToken.test(decoded(path))) {
      return c.json<Problem>(
        { message: 'Sign in by the form of /login or /register.', code: 'forbidden' },
        403,
      )
    }
    const { locale, session, fetchProvider } = await visitOf(c)
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Cookie')
    headers.delete('Authorization')
    headers.set('Accept-Language', locale)
    headers.set(clientHeader, webClientId)
    if (session.token) headers.set('Authorization', `Bearer ${session.token}`)
    const target = new URL(`/api/v1${path}${url.search}`, url)
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const answer = await fetchProvider(
      new Request(target, {
        method: c.req.method,
        headers,
        signal: c.req.raw.signal,
        ...(hasBody ? { body: c.req.raw.body, duplex: 'half' } : {}),
      }),
    )
    // Specification §8: a session that turns out invalid, or is not allowed what its page offers, is over.
    const signedOut = answer.status === 401 || answer.status === 403 || (path === '/logout' && answer.ok)
    if (session.token && signedOut) session.end()
    await session.settle()
    const held = c.newResponse(answer.body, answer)
    held.headers.set('Cache-Control', 'private, no-store')
    return held
  }
}

// A path is refused by what the provider will read, however it was written.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
