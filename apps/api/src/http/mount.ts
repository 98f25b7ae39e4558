import type { Endpoint } from '@chignon/contract/endpoint'
import type { Locale } from '@chignon/contract/locale'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { clientAddressOf } from './client-address.ts'
import { fail } from './fail.ts'
import type { Route } from './implement.ts'
import { isForEveryone, respond } from './respond.ts'
import type { Authenticate, Viewer } from './viewer.ts'

/** What Hono carries with every request. */
export type Env = {
  Bindings: { clientAddress?: string }
  Variables: { locale: Locale; requestId: string }
}

/** What answering needs beside the routes. */
export type Mounting = {
  db: Database
  clock: Clock
  authenticate: Authenticate
  /** How many proxies stand between the caller and us. */
  trustedProxies: number
  /** Checks every answer against the contract, and fails the call where it differs: for tests. */
  checkAnswers: boolean
}

/** An app that answers the routes, each at its path; another method of a known path gets 405. */
export function mount(routes: Route[], mounting: Mounting): Hono<Env> {
  const app = new Hono<Env>()
  // `/user/me` before `/user/{id}`, however they are listed.
  const inOrder = routes.toSorted((one, other) => variablesOf(one.endpoint) - variablesOf(other.endpoint))
  for (const route of inOrder) {
    app.on(route.endpoint.method, pathOf(route.endpoint), (c) => answer(c, route, mounting))
  }
  for (const [path, methods] of methodsByPath(inOrder)) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.options(path, (c) => c.body(null, 204, { Allow: allow }))
    app.all(path, () => fail(405, { headers: { Allow: allow } }))
  }
  return app
}

async function answer(c: Context<Env>, route: Route, mounting: Mounting): Promise<Response> {
  const { db, clock, authenticate, trustedProxies, checkAnswers } = mounting
  const { endpoint } = route
  const viewer = await viewerOf(c.req.header('authorization'), authenticate)
  const body = await route.answer({
    request: c.req.raw,
    params: c.req.param(),
    context: {
      viewer,
      locale: c.var.locale,
      db,
      clock,
      clientAddress: clientAddressOf(c.req.raw, c.env?.clientAddress, trustedProxies),
    },
  })
  if (checkAnswers) check(endpoint, body)
  return respond(c, endpoint, body, isForEveryone(endpoint, viewer.role === 'guest'))
}

// No token is a guest; a token that does not hold is refused everywhere, so that the browser learns of it (§8).
async function viewerOf(header: string | undefined, authenticate: Authenticate): Promise<Viewer> {
  if (header === undefined) return { role: 'guest' }
  const token = /^Bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1]
  const member = token === undefined ? null : await authenticate(token)
  return member ?? fail(401, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
}

function check(endpoint: Endpoint, body: unknown): void {
  const result = z.safeParse(endpoint.response, body)
  if (!result.success) {
    throw new Error(
      `${endpoint.noun}.${endpoint.name} does not keep the contract: ${z.prettifyError(result.error)}`,
    )
  }
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
