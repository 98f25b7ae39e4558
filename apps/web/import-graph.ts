import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm
const lazyImport = /\bimport\('(\.[^']+\.tsx?)'\)/g

/** The modules of a folder and what they import from it, by paths relative to the folder. */
export type ImportGraph = {
  /** Modules that some `import()` names. */
  lazy: ReadonlySet<string>
  /** A module and all it imports statically, directly or through others. Modules that `isSkipped` accepts are left out. */
  closure: (module: string, isSkipped?: (module: string) => boolean) => Set<string>
}

/** Reads the imports of all TypeScript files in a folder. */
export function readImportGraph(folder: string): ImportGraph {
  const imports = new Map<string, string[]>()
  const lazy = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder })) {
    const module = file.replaceAll(path.sep, '/')
    const code = readFileSync(path.join(folder, file), 'utf8')
    const resolve = (source: string) => path.posix.join(path.posix.dirname(module), source)
    imports.set(module, targets(code, staticImport).map(resolve))
    for (const source of targets(code, lazyImport)) lazy.add(resolve(source))
  }
  const closure: ImportGraph['closure'] = (module, isSkipped = () => false) => {
    const found = new Set<string>([module])
    for (const next of found) {
      for (const target of imports.get(next) ?? []) if (!isSkipped(target)) found.add(target)
    }
    return found
  }
  return { lazy, closure }
}

function targets(code: string, pattern: RegExp): string[] {
  return Array.from(code.matchAll(pattern), ([, source]) => source ?? '')
}
