import { viewerIdHeader } from '@chignon/contract/platform/client-header'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { errorsOf } from '@chignon/contract/platform/endpoint-errors'
import type { Locale } from '@chignon/contract/platform/locale'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { viewerContextOf } from './viewer-context.ts'
import type { Services } from './services.ts'
import { clientInfoOf } from './client-info.ts'
import { Failure, fail, type Fail } from './fail.ts'
import type { Route } from './implement.ts'
import { ownOnlyOf } from './permission.ts'
import { requireSameViewer } from './require-same-viewer.ts'
import { isForEveryone, respond } from './respond.ts'
import { FileResponse, sendFile } from './send-file.ts'
import { sendStream, StreamResponse } from './stream-response.ts'
import type { Authenticate, Member } from './viewer.ts'
import { viewerOf } from './viewer-of.ts'

/** What Hono carries with each request. */
export type Env = {
  Bindings: { clientAddress?: string }
  Variables: { locale: Locale; requestId: string }
}

/** Ends the call of a member who may not make it now, or not about this thing. */
export type Admit = (
  services: Services,
  endpoint: Endpoint,
  call: { viewer: Member; params: Record<string, string>; fail: Fail<'conflict' | 'forbidden'> },
) => Promise<void>

/** What the routes run with. */
type Runtime = {
  services: Services
  authenticate: Authenticate
  admit: Admit
  /** Whether a call fails whose response does not match the contract. */
  checkResponses: boolean
}

/** An app that serves the routes, each at its path. Other methods of these paths get 405. */
export function mount(routes: Route[], runtime: Runtime): Hono<Env> {
  const app = new Hono<Env>()
  // `/user/me` must match before `/user/{id}`.
  const inOrder = routes.toSorted((a, b) => variablesOf(a.endpoint) - variablesOf(b.endpoint))
  for (const route of inOrder) {
    app.on(route.endpoint.method, pathOf(route.endpoint), (c) => handleRequest(c, route, runtime))
  }
  for (const [path, methods] of methodsByPath(inOrder)) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.options(path, (c) => c.body(null, 204, { Allow: allow }))
    app.all(path, () => fail(405, { headers: { Allow: allow } }))
  }
  return app
}

async function handleRequest(c: Context<Env>, route: Route, runtime: Runtime): Promise<Response> {
  const { services, authenticate, admit, checkResponses } = runtime
  const { endpoint } = route
  const { locale } = c.var
  const client = clientInfoOf(c.req.raw, c.env?.clientAddress, services.env.trustedProxies)
  const viewer = await viewerOf(c.req.header('authorization'), authenticate)
  requireSameViewer(c.req.header(viewerIdHeader), viewer)
  const call = {
    request: c.req.raw,
    params: c.req.param(),
    context: {
      viewer,
      locale,
      viewerContext: viewerContextOf({ viewer, locale }),
      ownOnly: ownOnlyOf(endpoint, viewer),
      clientAddress: client.address,
      client,
      services: { ...services, audit: services.audit.from(client) },
    },
  }
  const pending =
    viewer.role === 'guest'
      ? route.handle(call)
      : admit(services, endpoint, { viewer, params: call.params, fail }).then(() => route.handle(call))
  const body = await (checkResponses ? checkResponse(endpoint, pending) : pending)
  if (body instanceof FileResponse) return sendFile(c, body)
  if (body instanceof StreamResponse) return sendStream(c, body)
  return respond(c, endpoint, body, isForEveryone(endpoint, viewer.role === 'guest'))
}

// Fails if the response, or the error, is not one the contract declares.
async function checkResponse(endpoint: Endpoint, pending: Promise<unknown>): Promise<unknown> {
  const body = await pending.catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code === 'not_available') throw error
    if (errorsOf(endpoint).includes(error.code)) throw error
    throw new Error(`${endpoint.noun}.${endpoint.name} does not declare the error ${error.code}`)
  })
  const isFile = body instanceof FileResponse || body instanceof StreamResponse
  if (endpoint.response instanceof z.ZodMiniFile && isFile) return body
  const result = z.safeParse(endpoint.response, body)
  if (!result.success) {
    throw new Error(
      `The response of ${endpoint.noun}.${endpoint.name} does not match the contract: ${z.prettifyError(result.error)}`,
    )
  }
  return body
}

function pathOf(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function variablesOf(endpoint: Endpoint): number {
  return endpoint.path.split('{').length
}

function methodsByPath(routes: Route[]): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>()
  for (const { endpoint } of routes) {
    const path = pathOf(endpoint)
    byPath.set(path, (byPath.get(path) ?? new Set()).add(endpoint.method))
  }
  return byPath
}
