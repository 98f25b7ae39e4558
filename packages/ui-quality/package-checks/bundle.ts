import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'
import { moduleOf } from './built-package.ts'

export type Bundle = {
  /** The initial chunks, minified. */
  code: string
  /** The chunks behind dynamic imports, minified. */
  lazyCode: string
  /** The modules of the package that are included. */
  modules: string[]
}

/** Bundles entries as an app would, without React. */
export async function bundleEntries(entries: readonly string[]): Promise<Bundle> {
  const id = path.join(dist, '__entries.js')
  const code = entries.map((entry) => `export * from './${moduleOf(entry)}.js'`).join('\n')
  const build = await rolldown({
    input: id,
    cwd: packageRoot,
    external: /^react(-dom)?(\/|$)/,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entries',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? code : null),
      },
    ],
  })
  const { output } = await build.generate({ minify: true, comments: false })
  await build.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry))
  // Iterating over a set includes the elements added meanwhile, so imports of imports are found as well.
  for (const { imports } of initial)
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) initial.add(chunk)
    }
  const text = (some: Iterable<{ code: string }>) => [...some].map(({ code }) => code).join('\n')
  return {
    code: text(initial),
    lazyCode: text(chunks.filter((chunk) => !initial.has(chunk))),
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => module.startsWith(dist) && module !== id),
  }
}

/** The size of a text in bytes, compressed with Brotli at level 11. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
