import type { Endpoint } from '@chignon/contract/endpoint'
import * as z from 'zod/mini'

/** Which names of a query take a list. */
export type QueryShape = Map<string, 'one' | 'list'>

/** Reads the shape of an endpoint's query once, when its route is made. */
export function queryShapeOf(endpoint: Endpoint): QueryShape {
  const shape: QueryShape = new Map()
  if (!(endpoint.query instanceof z.ZodMiniObject)) return shape
  for (const [name, schema] of Object.entries(endpoint.query.shape)) {
    shape.set(name, bare(schema) instanceof z.ZodMiniArray ? 'list' : 'one')
  }
  return shape
}

/** What a query asks for, and which single values it gives more than once. */
export type ReadQuery = { query: Record<string, unknown>; repeated: string[] }

/**
 * Reads what the shape asks for. Lists are written `type[0]=a&type[]=b&type=c`; a single value is given once and
 * without brackets. Names nobody asked for are left alone.
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
