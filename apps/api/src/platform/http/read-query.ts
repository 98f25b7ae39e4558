import type { Endpoint } from '@chignon/contract/platform/endpoint'
import * as z from 'zod/mini'

/** Whether each query parameter takes one value or a list. */
export type QueryShape = Map<string, 'one' | 'list'>

/** The query parameters of an endpoint. */
export function queryShapeOf(endpoint: Endpoint): QueryShape {
  const shape: QueryShape = new Map()
  if (!(endpoint.query instanceof z.ZodMiniObject)) return shape
  for (const [name, schema] of Object.entries(endpoint.query.shape)) {
    shape.set(name, bare(schema) instanceof z.ZodMiniArray ? 'list' : 'one')
  }
  return shape
}

/** The values of a query, and the names of single values that were given more than once. */
export type ReadQuery = { query: Record<string, unknown>; repeated: string[] }

/**
 * Reads the parameters of `shape`. Lists are written `type[0]=a&type[]=b&type=c`; a single value is given once and without
 * brackets. Other parameters are ignored.
 */
export function readQuery(shape: QueryShape, search: URLSearchParams): ReadQuery {
  const query: Record<string, unknown> = {}
  const repeated: string[] = []
  for (const [name, kind] of shape) {
    const plain = search.getAll(name)
    const bracketed = [...search].filter(([key]) => isItemOf(name, key)).map(([, value]) => value)
    if (kind === 'list')
      query[name] = plain.length + bracketed.length > 0 ? [...plain, ...bracketed] : undefined
    else if (plain.length > 1 || bracketed.length > 0) repeated.push(name)
    else query[name] = plain[0]
  }
  return { query, repeated }
}

function isItemOf(name: string, key: string): boolean {
  return key.startsWith(`${name}[`) && /^\[\d{0,4}\]$/.test(key.slice(name.length))
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
    ? bare(schema._zod.def.innerType)
    : schema
}
