import type { Endpoint } from '@chignon/contract/platform/endpoint'
import type { ProblemCode } from '@chignon/contract/platform/problem'
import * as z from 'zod/mini'
import type { Handler, RequestContext } from './request-context.ts'
import { fail, type Fail } from './fail.ts'
import { fieldMessages } from './field.messages.ts'
import { requireCaller } from './permission.ts'
import { readBody } from './read-body.ts'
import { readForm } from './read-form.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { readInput } from './read-input.ts'
import { queryShapeOf, readQuery } from './read-query.ts'

/** A request as a route receives it. */
export type Incoming = {
  request: Request
  params: Record<string, string>
  context: RequestContext
}

/** An endpoint and its implementation, which resolves to the body of the success response. */
export type Route = { endpoint: Endpoint; handle: (incoming: Incoming) => Promise<unknown> }

type AnyHandler = (
  call: RequestContext & {
    params: unknown
    query: unknown
    body: unknown
    idempotencyKey: string | undefined
    fail: Fail<ProblemCode>
  },
) => Promise<unknown>

/**
 * Joins the endpoints of a noun with their handlers. A missing handler fails the type check, and so does one whose response
 * differs from the contract.
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
  // No field is required.
  const allowsNoBody = endpoint.encoding === 'json' && z.safeParse(endpoint.body, {}).success
  return {
    endpoint,
    async handle({ request, params, context }) {
      const { viewer, locale, services } = context
      requireCaller(endpoint, viewer, services.clock())
      const { query, repeated } = readQuery(shape, new URL(request.url).searchParams)
      if (repeated.length > 0) {
        fail(422, { errors: Object.fromEntries(repeated.map((name) => [name, [fieldMessages.once]])) })
      }
      const idempotencyKey = readIdempotencyKey(endpoint, request)
      const sent = hasBody ? await readBodyOf(endpoint, request, allowsNoBody) : undefined
      const body = sent === undefined && allowsNoBody ? {} : sent
      const input = readInput(endpoint, { params, query, body }, locale)
      return handler({ ...input, idempotencyKey, ...context, fail })
    },
  }
}

function readBodyOf(
  { encoding, maxBodyBytes }: Endpoint,
  request: Request,
  allowsNone: boolean,
): Promise<unknown> | ReadableStream {
  if (encoding === 'json') return readBody(request, { maxBytes: maxBodyBytes, allowsNone })
  if (encoding === 'multipart') return readForm(request)
  // The handler reads the file; it may be larger than memory.
  return request.body ?? fail(400)
}
