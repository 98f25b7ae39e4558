import path from 'node:path'
import type { ImportGraph } from './read-import-graph.ts'

/** Folders that import each other, directly or through others, with the imports between them. */
export type FolderCycle = { folders: string[]; imports: [from: string, to: string][] }

/** The cycles between the folders of the files that `includes` accepts, types included. */
export function folderCycles(graph: ImportGraph, includes: (file: string) => boolean): FolderCycle[] {
  const imports = [...graph].flatMap(([file, targets]) =>
    includes(file)
      ? [...targets]
          .filter((target) => includes(target) && path.dirname(target) !== path.dirname(file))
          .map((target): [string, string] => [file, target])
      : [],
  )
  const next = new Map<string, Set<string>>()
  for (const [file, target] of imports) {
    const targets = next.get(path.dirname(file)) ?? new Set()
    next.set(path.dirname(file), targets.add(path.dirname(target)))
  }
  const reachable = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  const isWith = (folder: string, other: string): boolean =>
    Boolean(reachable.get(folder)?.has(other) && reachable.get(other)?.has(folder))
  const groups = [...next.keys()]
    .filter((folder) => isWith(folder, folder))
    .map((folder) => [...next.keys()].filter((other) => isWith(folder, other)).toSorted())
  const distinct = [...new Map(groups.map((folders) => [folders.join(), folders])).values()]
  return distinct.map((folders) => ({
    folders,
    imports: imports.filter((edge) => edge.every((file) => folders.includes(path.dirname(file)))),
  }))
}

function reachableFrom(folder: string, next: Map<string, Set<string>>): Set<string> {
  const seen = new Set<string>()
  const waiting = [...(next.get(folder) ?? [])]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    if (seen.has(current)) continue
    seen.add(current)
    waiting.push(...(next.get(current) ?? []))
  }
  return seen
}
