import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { queryShapeOf } from '../platform/http/read-query.ts'

type Values = {
  /** The values of path parameters by name. */
  params: Record<string, readonly string[]>
  /** The values of all other path parameters. */
  otherParams: readonly string[]
  /** The values of query parameters by name. */
  queries: Record<string, readonly string[]>
}

/** The addresses of an endpoint: with every value of its path, and with every value of each query parameter. */
export function callAddresses(endpoint: Endpoint, { params, otherParams, queries }: Values): string[] {
  const paths = [...endpoint.path.matchAll(/\{(\w+)\}/g)].reduce<string[]>(
    (found, [variable, name = '']) =>
      found.flatMap((path) => (params[name] ?? otherParams).map((value) => path.replace(variable, value))),
    [endpoint.path],
  )
  const options = [...queryShapeOf(endpoint)].flatMap(([name, kind]) =>
    (queries[name] ?? []).map((value) => `?${name}${kind === 'list' ? '[0]' : ''}=${value}`),
  )
  return paths.flatMap((path) => ['', ...options].map((option) => path + option))
}
