import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown, type Plugin } from 'rolldown'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'
import { moduleOf } from './built-package.ts'

// As the package resolves it: the checks do not depend on it themselves.
const lucide = createRequire(path.join(packageRoot, 'package.json')).resolve(
  'lucide-react/dist/esm/lucide-react.mjs',
)

/** Each icon's name and its module, so that a bundle need not read 1,700 of them to leave all but one out. */
const icons = new Map(
  [...(await readFile(lucide, 'utf8')).matchAll(/^export \{(.+?)\} from ['"](.+?)['"]/gm)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map(
          (name) => [name.trim().replace(/^default as /, ''), path.join(path.dirname(lucide), file)] as const,
        ),
  ),
)

const iconsAlone: Plugin = {
  name: 'icons-alone',
  transform: {
    filter: { id: /dist\/.+\.js$/, code: 'lucide-react' },
    handler: (code) =>
      code.replace(/import \{([^}]+)\} from "lucide-react";/, (_, names: string) =>
        names
          .split(',')
          .map((name) => {
            const [icon = '', as = icon] = name.trim().split(' as ')
            return `import ${as} from ${JSON.stringify(icons.get(icon))};`
          })
          .join(''),
      ),
  },
}

export type Bundle = {
  /** What loads at once, minified. */
  code: string
  /** What loads only when it is needed: a player behind a dynamic import. */
  later: string
  /** The modules of ours that are in it. */
  modules: string[]
}

/** Entries as an app gets them, without React. */
export async function bundle(entries: readonly string[]): Promise<Bundle> {
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
        resolveId: (asked) => (asked === id ? id : null),
        load: (asked) => (asked === id ? code : null),
      },
      iconsAlone,
    ],
  })
  const { output } = await build.generate({ minify: true, comments: false })
  await build.close()
  const chunks = output.filter((one) => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set may grow while it is walked: so everything imported by what is imported is met, too.
  for (const { imports } of atOnce)
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) atOnce.add(chunk)
    }
  const text = (some: Iterable<{ code: string }>) => [...some].map(({ code }) => code).join('\n')
  return {
    code: text(atOnce),
    later: text(chunks.filter((chunk) => !atOnce.has(chunk))),
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((module) => module.startsWith(dist) && module !== id),
  }
}

/** How many bytes a text weighs on its way, brotli at its best. */
export function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
