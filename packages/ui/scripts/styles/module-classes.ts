import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../paths.ts'
import { compileUtilities, isMarker } from './compile-utilities.ts'
import { findClassTexts, type ClassText } from './find-class-texts.ts'

/** A module of the package: the class names in it, and the modules that it imports. */
export type ClassModule = { texts: ClassText[]; tokens: Set<string>; imports: string[] }

const isPublished = (file: string): boolean =>
  !/\.(stories|test|testing)\.tsx?$|^src\/(testing|conformance)\//.test(file)

/** Reads the class names of all modules, by the absolute path of the module. */
export async function readModuleClasses(): Promise<Map<string, ClassModule>> {
  const codes = new Map<string, string>()
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: packageRoot }))
    if (isPublished(file))
      codes.set(path.join(packageRoot, file), await readFile(path.join(packageRoot, file), 'utf8'))

  const words = [...codes.values()].flatMap((code) => code.match(/[^\s'"`]+/g) ?? [])
  const known = new Set((await compileUtilities(new Set(words))).rules.map(({ owner }) => owner))
  const isKnown = (token: string) => known.has(token) || isMarker(token)
  const modules = new Map<string, ClassModule>()
  for (const [file, code] of codes) {
    const texts = findClassTexts(code, file, isKnown)
    const tokens = new Set(texts.flatMap(({ text }) => text.split(/\s+/)).filter(isKnown))
    modules.set(file, { texts, tokens, imports: importsOf(file, code) })
  }
  return modules
}

const staticImport = /\b(?:import|export)\s+(?!type\b)(?:[\w*\s,]|\{[^}]*\})*\bfrom\s*'(\.[^']+)'/g
const lazyImport = /\bimport\(\s*'(\.[^']+)'/g

/** The absolute paths of the modules that a module imports, without those of type imports. */
export function importsOf(file: string, code: string): string[] {
  const imported = [...code.matchAll(staticImport), ...code.matchAll(lazyImport)]
  return imported.map(([, specifier = '']) => path.resolve(path.dirname(file), specifier))
}

/** A module with everything that it imports, and their classes. */
export function classesWithImports(
  modules: ReadonlyMap<string, ClassModule>,
  file: string,
): { tokens: Set<string>; files: Set<string> } {
  const files = new Set([file])
  const tokens = new Set<string>()
  // Iterating over a set includes the elements added meanwhile.
  for (const one of files) {
    modules.get(one)?.imports.forEach((imported) => files.add(imported))
    modules.get(one)?.tokens.forEach((token) => tokens.add(token))
  }
  return { tokens, files }
}
