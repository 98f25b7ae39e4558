import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'

/** Answers requests to `/api/v1/*`, `/healthz` and `/readyz`. */
export type Provider = {
  fetch: (request: Request, caller: { clientAddress: string }) => Promise<Response>
  /** Begins what runs beside the calls, such as sending mail; its links lead to `site`. */
  start: (site: string) => void
  close: () => Promise<void>
}

/** Another host that serves the same contract: requests are forwarded to it (`API_URL`). */
export function remoteProvider(apiUrl: string): Provider {
  return {
    async fetch(request, { clientAddress }) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.delete('host')
      headers.delete('cookie')
      // What fetch decodes by itself must not be announced as encoded to our own caller.
      headers.set('Accept-Encoding', 'identity')
      headers.set('X-Forwarded-For', clientAddress)
      // Half a minute for the answer to begin; a video may then take as long as it is watched.
      const tooLate = new AbortController()
      const timer = setTimeout(() => tooLate.abort(), 30_000)
      const answer = await fetch(new URL(pathname + search, apiUrl), {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, tooLate.signal]),
        ...(request.body ? { body: request.body, duplex: 'half' } : {}),
      }).catch(() => null)
      clearTimeout(timer)
      return (
        answer ??
        Response.json(
          { message: 'The academy cannot be reached at the moment. Please try again.', code: 'unavailable' },
          { status: 503 },
        )
      )
    },
    start: () => {},
    close: async () => {},
  }
}

/** The address a request came from: the connection's, or what the nearest trusted proxies say of it. */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  const connection = getConnInfo(c).remote.address ?? 'unknown'
  if (trustedProxies === 0) return connection
  const hops = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedProxies) ?? connection
}
