import type { Endpoint } from '@chignon/contract/endpoint'

type AnyInput = { params?: unknown; query?: unknown }

/** The path of a call with its variables filled in and its query behind it; lists are written `name[0]=…`. */
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

// Flat pairs of text; a list becomes `name[0]`, `name[1]` …; what is absent is left out.
function entriesOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (Array.isArray(value)) return value.map((one: unknown, i) => [`${name}[${i}]`, text(one)])
    return value === undefined || value === null ? [] : [[name, text(value)]]
  })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
