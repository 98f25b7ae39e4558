import path from 'node:path'
import { dependentsOf, type ImportGraph } from './read-import-graph.ts'

/** Folders that import each other, directly or through others, with the imports between them. */
export type FolderCycle = { folders: string[]; imports: [from: string, to: string][] }

/** The cycles between the folders of the files that `includes` accepts, types included. */
export function folderCycles(graph: ImportGraph, includes: (file: string) => boolean): FolderCycle[] {
  const imports = [...graph]
    .flatMap(([file, targets]) => [...targets].map((target): [string, string] => [file, target]))
    .filter(([file, target]) => includes(file) && includes(target))
    .filter(([file, target]) => path.dirname(file) !== path.dirname(target))
  const folderGraph: ImportGraph = new Map()
  for (const [file, target] of imports) {
    const folder = path.dirname(file)
    folderGraph.set(folder, (folderGraph.get(folder) ?? new Set()).add(path.dirname(target)))
  }
  const dependents = new Map(
    [...folderGraph.keys()].map((folder) => [folder, dependentsOf(folderGraph, [folder])]),
  )
  const groups = [...dependents].map(([folder, importers]) =>
    [...importers].filter((importer) => dependents.get(importer)?.has(folder)).toSorted(),
  )
  const cycles = new Map(
    groups.filter((folders) => folders.length > 1).map((folders) => [folders.join(), folders]),
  )
  return [...cycles.values()].map((folders) => ({
    folders,
    imports: imports.filter((edge) => edge.every((file) => folders.includes(path.dirname(file)))),
  }))
}
