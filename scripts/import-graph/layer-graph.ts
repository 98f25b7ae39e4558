import type { ImportGraph } from './read-import-graph.ts'

export type LayerGraph = {
  /** The layers with imports, each with its package: `{ id: 'web/areas/identity', package: 'web' }`. */
  layers: { id: string; package: string }[]
  /** Imports between layers, as `[importer, imported]`. */
  imports: [string, string][]
}

const notProduct = /\.(test|stories|testing)\.tsx?$|\.mdx$|\/(e2e|testing|seed|factories)\//

/** The layers and areas of the workspace, and which of them import which. */
export function layerGraph(graph: ImportGraph): LayerGraph {
  const imports = new Map<string, [string, string]>()
  for (const [file, targets] of graph) {
    const from = notProduct.test(file) ? undefined : layerOf(file)
    if (from === undefined) continue
    for (const target of targets) {
      // Data such as message catalogues is imported, but is no module.
      const to = graph.has(target) ? layerOf(target) : undefined
      if (to === undefined || to === from) continue
      imports.set(`${from} ${to}`, [from, to])
    }
  }
  return {
    layers: [...new Set([...imports.values()].flat())]
      .toSorted()
      .map((id) => ({ id, package: id.split('/')[0] ?? id })),
    imports: [...imports].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, edge]) => edge),
  }
}

function layerOf(file: string): string | undefined {
  const [workspace, name = '', ...rest] = file.split('/')
  if (workspace === 'packages') return name
  if (workspace !== 'apps') return undefined
  if (name === 'web') return webLayer(rest)
  if (name === 'api') return apiLayer(rest)
  if (name === 'studio') return studioLayer(rest)
  return name
}

function webLayer([folder, part = '', area]: string[]): string | undefined {
  if (folder === 'server') return 'web/server'
  if (folder !== 'app') return undefined
  if (part === 'lib') return 'web/lib'
  return part === 'areas' ? `web/areas/${area}` : 'web/routes'
}

function studioLayer([folder, part = '']: string[]): string | undefined {
  if (folder !== 'app') return undefined
  return part === 'areas' ? 'studio/areas' : part === 'lib' ? 'studio/lib' : 'studio/app'
}

function apiLayer([source, area = '', file]: string[]): string | undefined {
  if (source !== 'src') return undefined
  // Files outside of areas compose the API.
  return file === undefined ? 'api/app' : `api/${area}`
}

/** Leaves out imports that follow from others: from a → b → c and a → c, the last. */
export function withoutIndirect(imports: LayerGraph['imports']): LayerGraph['imports'] {
  const targets = Map.groupBy(imports, ([from]) => from)
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (targets.get(from) ?? []).some(([, next]) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  const hasPath = (from: string, to: string): boolean => reaches(from, to, new Set([from]))
  return imports.filter(
    ([from, to]) =>
      !(targets.get(from) ?? []).some(
        // Within a cycle every import follows from the others: those are kept.
        ([, next]) => next !== to && hasPath(next, to) && !hasPath(to, next) && !hasPath(next, from),
      ),
  )
}
