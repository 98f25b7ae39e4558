import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import { withoutIndirect, type LayerGraph } from './layer-graph.ts'

const nodeHeight = 30
const characterWidth = 7.6

// Fill and outline, in light and dark mode.
const colours = {
  web: ['#e8f0fb', '#2f6db5', '#17283c', '#7fb0ea'],
  studio: ['#e6f5f4', '#1f7a78', '#12302f', '#6fc7c4'],
  api: ['#fbeee3', '#a85a16', '#3a2614', '#e6a56a'],
  contract: ['#eaf5ea', '#3a7d44', '#1a2f1d', '#86c98f'],
  ui: ['#f5eaf6', '#8a3f93', '#301c33', '#d196d9'],
  other: ['#f1f1f1', '#666666', '#2a2a2a', '#b0b0b0'],
}

/** Draws the layers as an SVG document. An arrow points to what is imported; imports that follow from others are left out. */
export function drawLayers({ layers, imports }: LayerGraph): string {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 42, marginx: 36, marginy: 12 })
  for (const { id } of layers) {
    graph.setNode(id, { width: Math.round(labelOf(id).length * characterWidth) + 22, height: nodeHeight })
  }
  for (const [from, to] of withoutIndirect(imports)) graph.setEdge(from, to, {})
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`
  const edges = graph.edges().map((edge) => drawEdge(graph.edge(edge).points ?? []))
  const nodes = layers.map((layer) => drawNode(layer, graph.node(layer.id)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img">`,
    '<title>The layers and areas of the workspace. An arrow points to what is imported.</title>',
    `<style>${style()}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path class="head" d="M0 0 8 4 0 8z"/></marker></defs>',
    ...edges,
    ...nodes,
    '</svg>',
    '',
  ].join('\n')
}

const labelOf = (id: string): string => id.replace('/areas/', '/')

function drawNode(
  { id, package: owner }: LayerGraph['layers'][number],
  { width, x = 0, y = 0 }: NodeLabel,
): string {
  const kind = owner in colours ? owner : 'other'
  const [left, top] = [round(x - width / 2), round(y - nodeHeight / 2)]
  return (
    `<g class="${kind}"><rect x="${left}" y="${top}" width="${width}" height="${nodeHeight}" rx="6"/>` +
    `<text x="${round(x)}" y="${round(y + 4.5)}">${labelOf(id)}</text></g>`
  )
}

// A smooth line through the middles between the points.
function drawEdge(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: round(x), y: round(y) }))
  const last = rest.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last
    const end =
      i === rest.length - 2 ? next : { x: round((point.x + next.x) / 2), y: round((point.y + next.y) / 2) }
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`
  })
  return `<path class="import" marker-end="url(#arrow)" d="M${first.x} ${first.y} ${curves.join(' ') || `L${last.x} ${last.y}`}"/>`
}

const round = (value: number): number => Math.round(value * 10) / 10

function style(): string {
  const rules = (fill: 0 | 2, line: 1 | 3): string =>
    Object.entries(colours)
      .map(([kind, values]) => `.${kind} rect{fill:${values[fill]};stroke:${values[line]}}`)
      .join('')
  return [
    'text{font:13px system-ui,sans-serif;text-anchor:middle;fill:#1b1b1b}',
    '.import{fill:none;stroke:#8a8a8a;stroke-width:1.2}.head{fill:#8a8a8a}',
    rules(0, 1),
    `@media(prefers-color-scheme:dark){text{fill:#f0f0f0}${rules(2, 3)}}`,
  ].join('')
}
