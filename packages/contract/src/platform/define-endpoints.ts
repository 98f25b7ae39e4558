import * as z from 'zod/mini'
import type { Endpoint, Endpoints, Method } from './endpoint.ts'

type AnyEndpointDefinition = {
  method: Method
  path: `/${string}`
  summary: string
  /** Default `anyone`; `member` with a permission. */
  audience?: Endpoint['audience']
  /** What the role must allow. Default: every one of the audience may call. */
  permission?: NonNullable<Endpoint['permission']>
  /** The status of the success response. Default 200. */
  status?: Endpoint['status']
  /** How the body is encoded. Default `json`. */
  encoding?: Endpoint['encoding']
  /** The most bytes of a JSON body. Default 64 kB; more where the schema accepts more. */
  maxBodyBytes?: number
  /** Whether the header `Idempotency-Key` is taken or required. Default `none`. */
  idempotency?: Endpoint['idempotency']
  /** Whether others see what the call does. Default false. */
  isSeenByOthers?: boolean
  /** Whether the address is a secret, which caches and search engines must not keep. Default false. */
  isSecret?: boolean
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** Default none. */
  errors?: Endpoint['errors']
}

const noInput = z.undefined()
const kilobyte = 1024

/**
 * Declares the calls of one noun. The API's handlers, the web's client, the query keys (`[noun, name, input]`) and the
 * OpenAPI document are derived from the table it returns.
 */
export function defineEndpoints<const Table extends Record<string, AnyEndpointDefinition>>(
  noun: string,
  table: Table,
): Endpoints<Table>
export function defineEndpoints(
  noun: string,
  table: Record<string, AnyEndpointDefinition>,
): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(table).map(([name, definition]) => [
      name,
      {
        audience: definition.permission ? 'member' : 'anyone',
        permission: null,
        status: 200,
        encoding: 'json',
        maxBodyBytes: kilobyte * 64,
        idempotency: 'none',
        isSeenByOthers: false,
        isSecret: false,
        params: noInput,
        query: noInput,
        body: noInput,
        errors: [],
        ...definition,
        noun,
        name,
      } satisfies Endpoint,
    ]),
  )
}
