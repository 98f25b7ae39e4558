import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dependentsOf, readImportGraph, type ImportGraph } from '../import-graph/read-import-graph.ts'

const root = path.resolve(import.meta.dirname, '../..')
const listsFiles = /\bglob(Sync)?\(|\breaddir(Sync)?\(/
const readsFiles = /\breadFile(Sync)?\(|\bexecFileSync\(/

/**
 * The changed files, all files that import them, and those that may read them from disk: tests that list files, and, if a
 * file other than a module changed, all that read files in the same workspace folder.
 */
export async function affectedFiles(changed: readonly string[], graph?: ImportGraph): Promise<Set<string>> {
  const imports = graph ?? (await readImportGraph(changed))
  const folders = new Set(changed.map(workspaceOf))
  const foldersWithData = new Set(changed.filter((file) => !imports.has(file)).map(workspaceOf))
  const readers: string[] = []
  for (const file of imports.keys()) {
    const folder = workspaceOf(file)
    // Tests outside of packages and apps may read the whole repository.
    if (!/\.[jt]sx?$/.test(file) || (folder === '' ? !isTest(file) : !folders.has(folder))) continue
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '')
    const mayRead = folder === '' ? foldersWithData.size > 0 : foldersWithData.has(folder)
    if ((isTest(file) && listsFiles.test(text)) || (mayRead && readsFiles.test(text))) readers.push(file)
  }
  return dependentsOf(imports, [...changed, ...readers])
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** `apps/web` for a file in it; empty for a file outside of packages and apps. */
function workspaceOf(file: string): string {
  return /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? ''
}
