import type { Graph, Thing } from 'schema-dts'

/** JSON-LD as it may stand inside a script element: nothing in it can end the element or begin a comment. */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
