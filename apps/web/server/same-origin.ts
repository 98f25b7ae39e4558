import type { Context, MiddlewareHandler } from 'hono'
import type { Problem } from '@chignon/contract/problem'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origin people reach this server by. */
export function originOf(c: Context, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `http://${c.req.header('Host') ?? 'localhost'}`
}

/**
 * Refuses a state-changing request that another site made a browser send: its Origin, or where a browser leaves
 * that out its Sec-Fetch-Site, tells. A caller that is no browser sends neither, and carries nobody's cookie unasked.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c, publicUrl)) {
      return c.json<Problem>({ message: 'This request came from another site.', code: 'forbidden' }, 403)
    }
    return next()
  }
}

function isForeign(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return origin !== originOf(c, publicUrl)
  const site = c.req.header('Sec-Fetch-Site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
