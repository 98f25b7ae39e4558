import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importsIn } from './imports-in.ts'
import { createResolver } from './resolver.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** For each source file the files it imports. Paths are relative to the workspace root. */
export type ImportGraph = Map<string, Set<string>>

/**
 * Reads the imports of all tracked and new source files: TypeScript, JavaScript, MDX and CSS. Imports of `deleted` files are kept
 * as well.
 */
export async function readImportGraph(deleted: readonly string[] = []): Promise<ImportGraph> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const all = listed.split('\n').filter(Boolean)
  const files = all.filter((file) => /\.(ts|tsx|js|mjs|mdx|css)$/.test(file))
  const resolve = await createResolver(root, new Set([...all, ...deleted]))
  const graph: ImportGraph = new Map()
  for (const file of files) {
    // A deleted file is listed until the deletion is staged.
    const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const imported = importsIn(file, text).flatMap((specifier) => resolve(file, specifier))
    graph.set(file, new Set(imported))
  }
  return graph
}

/** The given files and all files that import them, directly or not. */
export function dependentsOf(graph: ImportGraph, files: Iterable<string>): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of graph) {
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  const dependents = new Set(files)
  // A set iterates over items added meanwhile.
  for (const file of dependents) for (const importer of importers.get(file) ?? []) dependents.add(importer)
  return dependents
}
