import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../paths.ts'
import { compileUtilities, isMarker } from './compile-utilities.ts'
import { findClassTexts, type ClassText } from './find-class-texts.ts'

/** A module of the package: the class names in it, the elements that it renders, and the modules that it imports. */
export type ClassModule = {
  texts: ClassText[]
  tokens: Set<string>
  elements: Set<string>
  imports: string[]
}

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
    modules.set(file, { texts, tokens, elements: elementsOf(code), imports: importsOf(file, code) })
  }
  return modules
}

const staticImport = /\b(?:import|export)\s+(?!type\b)(?:[\w*\s,]|\{[^}]*\})*\bfrom\s*'(\.[^']+)'/g
const lazyImport = /\bimport\(\s*'(\.[^']+)'/g

/** The absolute paths of the modules that a module imports. Type imports do not count. */
export function importsOf(file: string, code: string): string[] {
  const imported = [...code.matchAll(staticImport), ...code.matchAll(lazyImport)]
  return imported.map(([, specifier = '']) => path.resolve(path.dirname(file), specifier))
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** What a caller renders with `asChild` in place of a button or a link. */
const triggers = ['a', 'button', 'label', 'span', 'summary']

/** The elements that a module renders. Empty if a caller can render any other instead. */
function elementsOf(code: string): Set<string> {
  const tags = [...code.matchAll(/<([a-z]\w*)|'([a-z]\w*)'/g)].map(([, jsx, text]) => jsx ?? text ?? '')
  const found = new Set(tags)
  const isSlotted = code.includes('asChild')
  if (isSlotted && !found.has('a') && !found.has('button')) return new Set()
  if (isSlotted || code.includes('LinkSlot')) for (const tag of triggers) found.add(tag)
  if (/`h\$\{/.test(code)) for (const tag of headings) found.add(tag)
  return found
}

/** A module with everything that it imports, and their classes and elements. */
export function classesWithImports(
  modules: ReadonlyMap<string, ClassModule>,
  file: string,
): { tokens: Set<string>; elements: Set<string> | undefined; files: Set<string> } {
  const files = new Set([file])
  const tokens = new Set<string>()
  const elements = new Set<string>()
  let isAny = false
  // Iterating over a set includes the elements added meanwhile.
  for (const reached of files) {
    modules.get(reached)?.imports.forEach((imported) => files.add(imported))
    modules.get(reached)?.tokens.forEach((token) => tokens.add(token))
    modules.get(reached)?.elements.forEach((tag) => elements.add(tag))
    if (reached.endsWith('.tsx') && modules.get(reached)?.elements.size === 0) isAny = true
  }
  return { tokens, elements: isAny ? undefined : elements, files }
}
