import type { Graph, Thing } from 'schema-dts'

/** Serialises JSON-LD for a script element. `<` is escaped, so that no text can close the element. */
export function serializeJsonLd(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
