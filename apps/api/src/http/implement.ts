import type { Endpoint } from '@chignon/contract/endpoint'
import type { Handler, RequestContext } from './request-context.ts'
import { fail } from './fail.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { queryShapeOf, readQuery } from './read-query.ts'
import { messages } from './messages.ts'
import type { Viewer } from './viewer.ts'

/** What a route needs of a request. */
export type Incoming = {
  request: Request
  params: Record<string, string>
  context: Omit<RequestContext, 'say'>
}

/** An endpoint with what answers it. */
export type Route = { endpoint: Endpoint; answer: (incoming: Incoming) => Promise<unknown> }

type AnyHandler = (
  call: RequestContext & { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>

/**
 * Joins the endpoints of a noun with their handlers. A handler that is missing, or answers another shape than the
 * contract's, fails the type check.
 */
export function implement<Table extends Record<string, Endpoint>>(
  table: Table,
  handlers: { [Name in keyof Table]: Handler<Table[Name]> },
): Route[]
export function implement(table: Record<string, Endpoint>, handlers: Record<string, AnyHandler>): Route[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const handler = handlers[name]
    if (!handler) throw new Error(`${endpoint.noun}.${name} has no handler`)
    return route(endpoint, handler)
  })
}

function route(endpoint: Endpoint, handler: AnyHandler): Route {
  const shape = queryShapeOf(endpoint)
  const hasBody = endpoint.body._zod.def.type !== 'undefined'
  return {
    endpoint,
    async answer({ request, params, context }) {
      const { viewer, locale } = context
      requireAudience(endpoint, viewer)
      const { query, repeated } = readQuery(shape, new URL(request.url).searchParams)
      if (repeated.length > 0) {
        fail(422, { errors: Object.fromEntries(repeated.map((name) => [name, [(say) => say.field.once]])) })
      }
      const body = hasBody ? await readBody(request) : undefined
      const input = readInput(endpoint, { params, query, body }, locale)
      return handler({ ...input, ...context, say: messages[locale] })
    },
  }
}

/** Refuses a guest where only members may call. */
export function requireAudience(endpoint: Endpoint, viewer: Viewer): void {
  if (endpoint.audience === 'member' && viewer.role === 'guest') {
    fail(401, { message: (say) => say.loginRequired, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
}
