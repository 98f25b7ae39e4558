import type * as z from 'zod/mini'

/** The verbs the provider answers to. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: `anyone`, or only a `member` (a request that carries a valid bearer token, else 401). */
export type Audience = 'anyone' | 'member'

/** How a body is written: as JSON, or as a form with files. */
export type Encoding = 'json' | 'multipart'

/**
 * One call of the provider (specification §7): it types the handler and the client, and becomes
 * one operation of the OpenAPI document.
 *
 * `path` is relative to `/api/v1`, its variables in braces (`/courses/{id}`).
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
> = {
  readonly noun: string
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly audience: Who
  readonly status: 200 | 201 | 204
  readonly encoding: Encoding
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
}

type Written<P, Q, B, R> = {
  method: Method
  path: `/${string}`
  summary: string
  /** Default `anyone`. */
  audience?: Audience
  /** Default 200. */
  status?: 200 | 201 | 204
  /** How the body is written. Default `json`. */
  encoding?: Encoding
  params?: P
  query?: Q
  body?: B
  response: R
}

/** What an endpoint that takes no params, query or body has in that place. */
export type Nothing = z.ZodMiniUndefined

type OrNothing<T> = T extends z.ZodMiniType ? T : Nothing

/** The endpoints of one noun by name, as `endpoints()` returns them. */
export type Endpoints<Table> = {
  [Name in keyof Table]: Table[Name] extends Written<infer P, infer Q, infer B, infer R>
    ? Endpoint<
        OrNothing<P>,
        OrNothing<Q>,
        OrNothing<B>,
        R extends z.ZodMiniType ? R : never,
        Table[Name] extends { audience: 'member' } ? 'member' : 'anyone'
      >
    : never
}

/** What the caller passes: unparsed values, as a form or a link has them. */
export type EndpointInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>

/** What the handler receives: parsed, with defaults filled in. */
export type EndpointArguments<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

/** The body of a successful answer. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

// An endpoint without a body takes no `body`, and one whose query is all defaults may be called without it.
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : AllOptional<Value> extends true
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type AllOptional<Value> = Partial<Value> extends Value ? true : false
