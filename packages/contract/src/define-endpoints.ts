import * as z from 'zod/mini'
import type { Endpoint, Endpoints, Method } from './endpoint.ts'

type AnyWritten = {
  method: Method
  path: `/${string}`
  summary: string
  audience?: Endpoint['audience']
  status?: Endpoint['status']
  encoding?: Endpoint['encoding']
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
}

const nothing = z.undefined()

/**
 * Declares the calls of one noun. The table it returns is all that the provider's handlers, the web's
 * client, the query keys (`[noun, name, input]`) and the OpenAPI document are made from.
 */
export function defineEndpoints<const Table extends Record<string, AnyWritten>>(
  noun: string,
  table: Table,
): Endpoints<Table>
export function defineEndpoints(noun: string, table: Record<string, AnyWritten>): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(table).map(([name, written]) => [
      name,
      {
        audience: 'anyone',
        status: 200,
        encoding: 'json',
        params: nothing,
        query: nothing,
        body: nothing,
        ...written,
        noun,
        name,
      } satisfies Endpoint,
    ]),
  )
}
