import type * as z from 'zod/mini'
import type { Permission } from './permission.ts'
import type { ProblemCode } from './problem.ts'

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: `anyone`, or a `member`, who is any signed-in user; a guest gets 401. */
export type Audience = 'anyone' | 'member'

/** How a body is encoded: as JSON, as a form with files, or as the bytes of one file, which are streamed. */
export type Encoding = 'json' | 'multipart' | 'file'

/** Whether a call takes or requires the header `Idempotency-Key`, so that repeating it has one effect (ORDER-5). */
export type Idempotency = 'none' | 'optional' | 'required'

/**
 * One call of the API. It types the handler and the client, and becomes one operation of the OpenAPI document.
 *
 * `path` is relative to `/api/v1`, with variables in braces (`/courses/{id}`).
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
  Code extends ProblemCode = ProblemCode,
  Key extends Idempotency = Idempotency,
  May extends Permission | null = Permission | null,
> = {
  readonly noun: string
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly audience: Who
  /** What the role of a member must allow; a member without it gets 403. Null if every member may call. */
  readonly permission: May
  readonly status: 200 | 201 | 204
  readonly encoding: Encoding
  /** The most bytes of a JSON body (LIMIT-3). */
  readonly maxBodyBytes: number
  readonly idempotency: Key
  /** Whether others see what the call does. A person who is suspended is refused with 409 (MODERATION-8). */
  readonly isSeenByOthers: boolean
  /** Whether the address is a secret: no cache stores the response, and search engines are asked not to list it. */
  readonly isSecret: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
  /** The errors that do not follow from audience, params, query and body; see `errorsOf`. */
  readonly errors: readonly Code[]
}

type EndpointDefinition<Params, Query, Body, Response> = {
  method: Method
  path: `/${string}`
  summary: string
  audience?: Audience
  permission?: Permission
  status?: 200 | 201 | 204
  encoding?: Encoding
  maxBodyBytes?: number
  idempotency?: Idempotency
  isSeenByOthers?: boolean
  isSecret?: boolean
  params?: Params
  query?: Query
  body?: Body
  response: Response
  errors?: readonly ProblemCode[]
}

/** The schema of the params, query or body of an endpoint that takes none. */
export type NoInput = z.ZodMiniUndefined

type SchemaOrNoInput<Schema> = Schema extends z.ZodMiniType ? Schema : NoInput

/** The endpoints of one noun by name, as `defineEndpoints` returns them. */
export type Endpoints<Table> = {
  [Name in keyof Table]: Table[Name] extends EndpointDefinition<infer P, infer Q, infer B, infer R>
    ? Endpoint<
        SchemaOrNoInput<P>,
        SchemaOrNoInput<Q>,
        SchemaOrNoInput<B>,
        R extends z.ZodMiniType ? R : never,
        Table[Name] extends { permission: Permission }
          ? 'member'
          : Table[Name] extends { audience: infer Who extends Audience }
            ? Who
            : 'anyone',
        Table[Name] extends { errors: readonly (infer Code extends ProblemCode)[] } ? Code : never,
        Table[Name] extends { idempotency: infer Key extends Idempotency } ? Key : 'none',
        Table[Name] extends { permission: infer May extends Permission } ? May : null
      >
    : never
}

/** What the caller passes: unparsed values, such as those of a form or a link. */
export type EndpointInput<E extends Endpoint> = InputProperty<'params', z.input<E['params']>> &
  InputProperty<'query', z.input<E['query']>> &
  InputProperty<'body', z.input<E['body']>> &
  KeyInput<E['idempotency']>

/** What the handler receives: parsed values, with defaults applied. */
export type EndpointArguments<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The header `Idempotency-Key`, if the endpoint takes it. */
  idempotencyKey: KeyArgument<E['idempotency']>
}

/** The body of a success response. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

type KeyInput<Key extends Idempotency> = Key extends 'required'
  ? { idempotencyKey: string }
  : { idempotencyKey?: KeyArgument<Key> }

type KeyArgument<Key extends Idempotency> = Key extends 'required'
  ? string
  : Key extends 'optional'
    ? string | undefined
    : undefined

// Absent if the endpoint takes no such input, optional if all of its values are.
type InputProperty<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : AllOptional<Value> extends true
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type AllOptional<Value> = Partial<Value> extends Value ? true : false
