import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, type InputOptions } from 'rolldown'
import type { Library } from './libraries.ts'

/** Makes all libraries import one copy of React. */
const alias = Object.fromEntries(
  ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'react-dom/server'].map((name) => [
    name,
    fileURLToPath(import.meta.resolve(name)),
  ]),
)

const server = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Cards } from 'cards'
export const render = () => renderToString(createElement(Cards))`

const browser = `import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Cards } from 'cards'
globalThis.mount = () => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const start = performance.now()
  flushSync(() => root.render(createElement(Cards)))
  // Reading a position forces style and layout.
  container.getBoundingClientRect()
  const mounted = performance.now() - start
  return { mounted, nodes: container.querySelectorAll('*').length }
}`

/** Writes a module for the server that exports `render`, and returns its path. */
export async function serverBundle({ module }: Library, file: string): Promise<string> {
  await write(server, module, { platform: 'node' }, { file, format: 'esm' })
  return file
}

/** A script that defines a global function `mount`, and the library's style sheet. */
export type PageParts = { script: string; sheet: string }

export function browserBundle({ module }: Library, file: string): Promise<PageParts> {
  return write(browser, module, { platform: 'browser' }, { file, format: 'iife' })
}

async function write(
  entry: string,
  cards: string,
  options: InputOptions,
  output: { file: string; format: 'esm' | 'iife' },
): Promise<PageParts> {
  const sheets: string[] = []
  const id = path.join(import.meta.dirname, 'entry.js')
  const build = await rolldown({
    ...options,
    input: id,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    resolve: {
      alias: { cards, ...alias },
      conditionNames: ['import', 'module', options.platform === 'node' ? 'node' : 'browser'],
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? entry : null),
      },
      {
        name: 'sheets',
        async load(source) {
          if (!source.endsWith('.css')) return null
          sheets.push(await readFile(source, 'utf8'))
          return { code: '', moduleType: 'js' }
        },
      },
    ],
  })
  const { output: chunks } = await build.write({ ...output, minify: true, codeSplitting: false })
  await build.close()
  return { script: chunks[0].code, sheet: sheets.join('\n') }
}
