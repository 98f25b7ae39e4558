import type { Endpoint } from '@chignon/contract/platform/endpoint'

type AnyInput = { params?: unknown; query?: unknown }

/** URL of a call with its path parameters and query. Lists are written as `name[0]=…`. */
export function endpointUrl(endpoint: Endpoint, input: AnyInput): string {
  let path: string = endpoint.path
  for (const [name, value] of entriesOf(input.params))
    path = path.replace(`{${name}}`, encodeURIComponent(value))
  const query = new URLSearchParams()
  for (const [name, value] of entriesOf(input.query)) {
    if (value !== '') query.append(name, value)
  }
  return query.size ? `${path}?${query}` : path
}

// Flattens values to pairs of strings. Lists become `name[0]`, `name[1]`; undefined and null are dropped.
function entriesOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (Array.isArray(value)) return value.map((item: unknown, i) => [`${name}[${i}]`, text(item)])
    return value === undefined || value === null ? [] : [[name, text(value)]]
  })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
