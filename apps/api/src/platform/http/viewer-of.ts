import { fail } from './fail.ts'
import type { Authenticate, Viewer } from './viewer.ts'

/**
 * The viewer of a request by its Authorization header: without one a guest. Every call responds to an invalid token with 401, so that
 * the browser notices.
 */
export async function viewerOf(header: string | undefined, authenticate: Authenticate): Promise<Viewer> {
  if (header === undefined) return { role: 'guest' }
  const token = /^Bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1]
  const member = token === undefined ? null : await authenticate(token)
  return member ?? fail(401, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
}
