import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Face } from 'harfbuzzjs'

/** Reads a file of a package; `undefined` if the package, an optional one, is not installed. */
export function readFontFile(specifier: string): Buffer | undefined {
  try {
    return readFileSync(fileURLToPath(import.meta.resolve(specifier)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return undefined
    throw error
  }
}

const absent = new Set(['ENOENT', 'ERR_MODULE_NOT_FOUND'])

const coverages = new Map<string, ReadonlySet<number>>()

/** The code points that a font file of a package has; none if it is not installed. */
export function coverageOf(specifier: string): ReadonlySet<number> {
  const known = coverages.get(specifier)
  if (known) return known
  const file = readFontFile(specifier)
  const coverage = new Set(file && new Face(new Blob(new Uint8Array(file).buffer)).collectUnicodes())
  coverages.set(specifier, coverage)
  return coverage
}
