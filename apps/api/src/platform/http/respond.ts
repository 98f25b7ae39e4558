import { hash } from 'node:crypto'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import type { Context } from 'hono'

/** Whether the response is the same for all guests, so that shared caches may store and revalidate it. */
export function isForEveryone(endpoint: Endpoint, isGuest: boolean): boolean {
  return isGuest && endpoint.method === 'GET' && endpoint.audience === 'anyone' && !endpoint.isSecret
}

/** Writes a success response with its cache headers. */
export function respond(c: Context, endpoint: Endpoint, body: unknown, forEveryone: boolean): Response {
  c.header('Cache-Control', forEveryone ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  c.header('Vary', 'Accept-Language, Authorization')
  if (endpoint.isSecret) c.header('X-Robots-Tag', 'noindex')
  if (endpoint.status === 204) return c.body(null, 204)
  // Encoded once: a string would be for its hash, its length and its transfer.
  const bytes = Buffer.from(JSON.stringify(body))
  c.header('Content-Type', 'application/json; charset=utf-8')
  if (forEveryone) {
    const tag = `W/"${hash('sha1', bytes, 'base64url')}"`
    c.header('ETag', tag)
    const ifNoneMatch = c.req.header('if-none-match')
    if (ifNoneMatch?.split(',').some((entry) => entry.trim() === tag)) return c.body(null, 304)
  }
  return c.body(bytes, endpoint.status)
}
