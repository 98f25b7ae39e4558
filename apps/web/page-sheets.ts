import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { parseSync, Visitor, type Plugin, type Rolldown } from 'vite'
import routes from './app/routes.ts'
import { pruneSheet } from './prune-sheet.ts'

const virtualModule = '\0virtual:page-sheets'

const isRoute = /\/app\/routes\/[^?]+\.tsx$/

// What is never part of the first HTML, only loaded when it is opened or the browser is idle. It waits for the complete sheet, so
// that the page need not.
const isOpenedLater =
  /\/app\/areas\/(identity\/account\/auth-modal|catalogue\/lesson\/lesson-dialog|community\/(chat\/(chat-form|message-picture)|discussion\/lesson-discussion|post\/post-player|report\/report-dialog)|learning\/(exam\/(start|submit)-dialog|lesson\/notes\/notes-panel))\.tsx$|\/packages\/ui\/src\/(gallery-grid\/lightbox|video-player\/(keys-dialog|up-next))\.tsx$/

/**
 * Writes a style sheet for each page: those rules of the complete sheet, in their order, that its modules use. The server finds
 * their addresses in `virtual:page-sheets`. A page that is opened later waits for the complete sheet. See decision 27.
 */
export function pageSheets(root: string): Plugin {
  const app = path.join(root, 'app')
  const addresses: { complete?: string; pages: Record<string, string> } = { pages: {} }
  // The server is built after the browser's files, into a folder beside theirs.
  const addressFile = (outDir: string): string => path.resolve(root, outDir, '../page-sheets.json')
  return {
    name: 'page-sheets',
    enforce: 'post',
    resolveId: (id) => (`\0${id}` === virtualModule ? virtualModule : undefined),
    async load(id) {
      if (id !== virtualModule) return undefined
      const { config } = this.environment
      const isBuiltServer = config.command === 'build' && config.consumer === 'server'
      const json = isBuiltServer ? await readFile(addressFile(config.build.outDir), 'utf8') : '{"pages":{}}'
      return { code: `export const { complete, pages } = ${json}`, moduleType: 'js' }
    },
    transform: {
      filter: { id: [isRoute, isOpenedLater] },
      handler(code) {
        if (this.environment.config.consumer !== 'client') return undefined
        return {
          code: `import { loadCompleteSheet } from '/app/lib/browser/complete-sheet.ts';await loadCompleteSheet();${code}`,
          map: null,
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const complete = Object.values(bundle).find(({ fileName }) => /\/root-[^/]+\.css$/.test(fileName))
        if (complete?.type !== 'asset') return this.error('The build has no style sheet of the root.')
        addresses.complete = `/${complete.fileName}`
        const words = new Map<string, string[]>()
        for (const { id, files } of pagesOf(routes)) {
          const sources = sourcesOf(
            this,
            ['root.tsx', ...files].map((file) => path.join(app, file)),
          )
          const source = pruneSheet(complete.source.toString(), wordsOf(sources, words))
          const reference = this.emitFile({ type: 'asset', name: `${path.basename(id)}.css`, source })
          addresses.pages[id] = `/${this.getFileName(reference)}`
        }
      },
    },
    async writeBundle({ dir }) {
      if (this.environment.config.consumer !== 'client' || !dir) return
      await writeFile(addressFile(dir), JSON.stringify(addresses))
    },
  }
}

type Page = { id: string; files: string[] }

/** The routes that render a page, each with its own file and the files of its layouts. */
function pagesOf(entries: readonly RouteConfigEntry[], layouts: readonly string[] = []): Page[] {
  return entries.flatMap(({ id, file, children }) => {
    const files = [...layouts, file]
    if (children) return pagesOf(children, files)
    return file.endsWith('.tsx') ? [{ id: id ?? file.replace(/\.tsx$/, ''), files }] : []
  })
}

/** The source files of some modules and of everything they import, including dynamic imports but for what is opened later. */
function sourcesOf(context: Rolldown.PluginContext, files: readonly string[]): Set<string> {
  const modules = new Set([...context.getModuleIds()].filter((id) => files.includes(fileOf(id))))
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const next of importedIds) modules.add(next)
    for (const next of dynamicallyImportedIds) if (!isOpenedLater.test(next)) modules.add(next)
  }
  return new Set([...modules].map(fileOf).filter((file) => /^[^\0]*\.tsx?$/.test(file)))
}

/** All words of the files' strings; class names are among them. */
function wordsOf(files: ReadonlySet<string>, known: Map<string, string[]>): Set<string> {
  const words = (file: string): string[] => {
    const found = known.get(file) ?? wordsOfStrings(file)
    known.set(file, found)
    return found
  }
  return new Set([...files].flatMap(words))
}

/** The words of a file's strings. Those of its code and its comments would keep rules of utilities such as `ring` and `contents`. */
function wordsOfStrings(file: string): string[] {
  const strings: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.cooked ?? ''),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  // The second, for classes in HTML.
  return strings.flatMap((text) => [...text.split(/\s+/), ...text.split(/[\s'"]+/)])
}

const fileOf = (id: string): string => id.replace(/\?.*$/, '')
