import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { catalogueFolders, locales, sourceLocale } from './i18n-areas.ts'
import { readImportGraph, type ImportGraph } from './import-graph.ts'

const prefix = 'virtual:texts/'

/** Messages of one locale, by the module that uses them, then by message id. */
type TextsByModule = Map<string, Record<string, string>>

// Their texts are rendered by the server alone.
const isServerOnly = (module: string) => /\.server\.ts$|-metadata\.ts$/.test(module)

/**
 * Makes each page load the texts it can show and no others. A route, the root or a lazily imported module waits for the
 * messages of all modules in its static imports, in the page's locale; those of the root are left out elsewhere.
 */
export function pageTexts(root: string): Plugin {
  const app = `${root}/app/`
  let graph: ImportGraph | undefined
  let texts: Promise<Map<string, TextsByModule>> | undefined
  const readGraph = () => (graph ??= readImportGraph(app))
  const readTexts = () => (texts ??= readTextsByLocale(app))

  const modulesOf = (entry: string): string[] => {
    const { closure } = readGraph()
    const rootModules = entry === 'root.tsx' ? new Set<string>() : closure('root.tsx', isServerOnly)
    return [...closure(entry, isServerOnly)].filter((module) => !rootModules.has(module))
  }
  const textsOf = async (entry: string, locale: string): Promise<Record<string, string>> => {
    const ofLocale = (await readTexts()).get(locale)
    return Object.assign({}, ...modulesOf(entry).map((module) => ofLocale?.get(module)))
  }

  return {
    name: 'page-texts',
    enforce: 'pre',
    // The server has the texts of all pages.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    watchChange() {
      graph = undefined
      texts = undefined
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const [entry = '', locale] = name.split('?')
      if (!locale) return loaderCode(entry)
      const { source, errors } = createCompiledCatalog(locale, await textsOf(entry, locale), {
        namespace: 'es',
      })
      if (errors[0]) this.error(`${errors[0].id}: ${errors[0].error.message}`)
      return { code: source, moduleType: 'js' }
    },
    transform: {
      filter: { id: /\.tsx(?:\?route-chunk=main)?$/ },
      async handler(code, id) {
        if (!id.startsWith(app)) return undefined
        // A route with a `clientAction` is split; its component is in the main part.
        const module = id.slice(app.length).replace(/\?.*$/, '')
        const isEntry = module === 'root.tsx' || module.startsWith('routes/') || readGraph().lazy.has(module)
        if (!isEntry || Object.keys(await textsOf(module, sourceLocale)).length === 0) return undefined
        return { code: `import '${prefix}${module}';${code}`, map: null }
      },
    },
  }
}

function loaderCode(entry: string): string {
  const loaders = locales.map((locale) => `${locale}: () => import('${prefix}${entry}?${locale}')`)
  return `import { addTexts } from '@chignon/app-kit/i18n/browser-i18n'\nawait addTexts({ ${loaders.join(', ')} })`
}

/** Reads all catalogues. Which modules use a message is in its references, which `i18n:extract` writes. */
async function readTextsByLocale(app: string): Promise<Map<string, TextsByModule>> {
  const { parse } = formatter()
  const byLocale = new Map<string, TextsByModule>()
  for (const locale of locales) {
    const byModule: TextsByModule = new Map()
    for (const folder of catalogueFolders) {
      const filename = path.join(app, folder, 'locales', `${locale}.po`)
      // A new area has none before its first text is extracted.
      if (!existsSync(filename)) continue
      const catalogue = await parse(readFileSync(filename, 'utf8'), { locale, sourceLocale, filename })
      for (const [id, { message = '', translation, origin = [] }] of Object.entries(catalogue)) {
        for (const [file] of origin) {
          const module = path.posix.relative('app', file)
          byModule.set(module, { ...byModule.get(module), [id]: translation || message })
        }
      }
    }
    byLocale.set(locale, byModule)
  }
  return byLocale
}
