import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'

/** Handles requests to `/api/v1/*`, `/healthz` and `/readyz`. */
export type Api = {
  fetch: (request: Request, caller: { clientAddress: string }) => Promise<Response>
  /** Starts background work such as sending mail. Links in mails start with `site`. */
  start: (site: string) => void
  /** Ends the live connections, before the server closes. Their browsers connect to another process. */
  endStreams: () => void
  close: () => Promise<void>
}

// They are about one connection only; fetch() refuses most of them.
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'expect']

/** An API on another host that serves the same contract (`API_URL`). Requests are forwarded to it. */
export function remoteApi(apiUrl: string): Api {
  return {
    async fetch(request, { clientAddress }) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'cookie', ...hopByHop]) headers.delete(name)
      // fetch() decodes the body, so a Content-Encoding header would be wrong for our caller.
      headers.set('Accept-Encoding', 'identity')
      headers.set('X-Forwarded-For', clientAddress)
      // The response must start within 30 s, counted from the last byte of an upload. Its body has no limit: a video is read for
      // as long as it is watched.
      const timeout = new AbortController()
      const timer = setTimeout(() => timeout.abort(), 30_000)
      const body = request.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            timer.refresh()
            controller.enqueue(chunk)
          },
        }),
      )
      const response = await fetch(new URL(pathname + search, apiUrl), {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, timeout.signal]),
        ...(body ? { body, duplex: 'half' } : {}),
      }).catch(() => null)
      clearTimeout(timer)
      // A copy, because the headers of a response of fetch() cannot be changed, which the web server does.
      if (response) return new Response(response.body, response)
      return Response.json(
        { message: 'The academy cannot be reached at the moment. Please try again.', code: 'unavailable' },
        { status: 503 },
      )
    },
    start: () => {},
    // The server cuts them off.
    endStreams: () => {},
    close: async () => {},
  }
}

/** The client's IP address: from X-Forwarded-For as written by the trusted proxies, else the connection's. */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  const connection = getConnInfo(c).remote.address ?? 'unknown'
  if (trustedProxies === 0) return connection
  const hops = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedProxies) ?? connection
}
