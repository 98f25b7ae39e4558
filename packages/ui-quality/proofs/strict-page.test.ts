/// <reference types="vite/client" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { composeStories } from '@storybook/react-vite'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { createElement, StrictMode, type ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { build, defaultClientConditions } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classNamesPlugin } from '../../ui/scripts/styles/class-names-plugin.ts'
import { readModuleClasses } from '../../ui/scripts/styles/module-classes.ts'
import { openSite, readBuiltFile, typeOf, type Response as SiteResponse, type Site } from './test-site.ts'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('../../ui/src/*/*.stories.tsx', { eager: true })
const components = Object.entries(files).map(
  ([file, stories]) => [path.basename(file, '.stories.tsx'), stories] as const,
)

/** Components of catalogue and feed pages, which must be readable without scripts. */
const readable = components
  .map(([folder]) => folder)
  .filter((folder) => /card|badge|price|certificate|^header$|^footer$/.test(folder))

// The stories of the player create their streams as blobs; real streams have addresses.
const sources = "style-src 'self'; font-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:"
const policy = (scripts: string, folder: string) =>
  `default-src 'none'; script-src ${scripts}; ${sources}; connect-src 'self'${folder === 'video-player' ? ' blob:' : ''}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Errors of server rendering, by the component's folder. */
const renderErrors = new Map<string, string>()

/** A warning that only the page of a proof causes, because it shows all stories of a component at once. */
const byManyStories = /^Toaster: is rendered \d times at once/

/** Waits for lazy parts, as a streaming server does. */
async function renderStory(name: string, Story: ComponentType): Promise<string> {
  const app = createElement(StrictMode, null, createElement(Story))
  // Larger boundaries would be moved into place by an inline script.
  const { prelude } = await prerender(app, { identifierPrefix: name, progressiveChunkSize: Infinity })
  return `<div data-story="${name}">${await new Response(prelude).text()}</div>`
}

async function documentOf(folder: string, stories: StoriesFile): Promise<string> {
  const composed: Record<string, ComponentType> = composeStories(stories)
  const rendered = await Promise.all(
    Object.entries(composed).map(([name, Story]) =>
      renderStory(name, Story).catch((error: unknown) => {
        renderErrors.set(folder, `${name} does not render on the server: ${String(error)}`)
        return ''
      }),
    ),
  )
  return (
    `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>${folder}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/reset.css"><link rel="stylesheet" href="/styles.css">` +
    `<script type="module" src="/hydrate.js"></script></head><body><main><h1>${folder}</h1>${rendered.join('')}</main></body></html>`
  )
}

let site: Site
let axe: string
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
    plugins: [classNamesPlugin(readModuleClasses)],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'hydrate.ts'),
        output: {
          entryFileNames: 'hydrate.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  site = await openSite(async (url): Promise<SiteResponse | null> => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const stories = components.find(([folder]) => pathname === `/${folder}`)
    if (stories) {
      const scripts = searchParams.has('scriptless') ? "'none'" : "'self'"
      // Files beside a story are file: URLs on the server; in the page they need an address.
      const document = await documentOf(...stories)
      const body = document.replaceAll(/file:\/\/[^"]*\//g, `${site.origin}/`)
      return { type: 'text/html', body, headers: { 'content-security-policy': policy(scripts, stories[0]) } }
    }
    const script = scripts.get(pathname)
    if (script !== undefined) return { type: typeOf(pathname), body: Buffer.from(script) }
    const file = await readBuiltFile(pathname.slice(1))
    return file ? { type: typeOf(pathname), body: file } : null
  })
}, 300_000)
afterAll(() => site?.close())

type Visit = { page: Page; messages: string[]; foreignRequests: string[] }

async function visit(address: string): Promise<Visit> {
  const page = await site.page()
  const messages: string[] = []
  const foreignRequests: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !byManyStories.test(message.text())) messages.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.origin && protocol !== 'data:' && protocol !== 'blob:')
      foreignRequests.push(request.url())
  })
  await page.goto(`${site.origin}/${address}`)
  return { page, messages, foreignRequests }
}

const readText = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => (main instanceof HTMLElement ? main.innerText : '').replaceAll(/\s+/g, ' ').trim())

test.each(components.map(([folder]) => folder))(
  '%s: hydrates under a strict content security policy without violations or requests to other origins',
  async (folder) => {
    const { page, messages, foreignRequests } = await visit(folder)
    expect(renderErrors.get(folder)).toBeUndefined()
    const hydrated = page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 })
    await hydrated.catch(() => messages.push('some stories were not hydrated'))
    await page.context().close()
    expect(messages).toEqual([])
    expect(foreignRequests).toEqual([])
  },
)

test.each(readable)('%s: shows the same text and has no axe violations with scripts off', async (folder) => {
  const { page: withScripts } = await visit(folder)
  await withScripts.locator('html[data-hydrated]').waitFor()
  const text = await readText(withScripts)
  await withScripts.context().close()

  const { page } = await visit(`${folder}?scriptless`)
  expect(await readText(page)).toBe(text)
  await page.evaluate(axe)
  // Rules about whole pages: this one shows all stories of a component, with several banners and one heading.
  const off = [
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-unique',
    'heading-order',
    'region',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'duplicate-id-aria',
    'landmark-no-duplicate-main',
    'landmark-main-is-top-level',
  ]
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { rules: Object.fromEntries(${JSON.stringify(off)}.map((rule) => [rule, { enabled: false }])) })`,
  )
  await page.context().close()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
})
