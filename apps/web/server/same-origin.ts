import type { Context, MiddlewareHandler } from 'hono'
import type { Problem } from '@chignon/contract/platform/problem'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The public origin of this server: from `publicUrl`, else from the request. */
export function originOf(c: Context, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `http://${c.req.header('Host') ?? 'localhost'}`
}

/**
 * Middleware against cross-site request forgery: refuses state-changing requests from other origins, by the Origin
 * header, else by Sec-Fetch-Site. Requests without either are allowed: they do not come from a browser, which is what
 * would add a person's cookie to them.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isCrossOrigin(c, publicUrl)) {
      return c.json<Problem>({ message: 'This request came from another site.', code: 'forbidden' }, 403)
    }
    return next()
  }
}

function isCrossOrigin(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return origin !== originOf(c, publicUrl)
  const site = c.req.header('Sec-Fetch-Site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
