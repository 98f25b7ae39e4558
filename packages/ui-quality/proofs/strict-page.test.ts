/// <reference types="vite/client" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { composeStories } from '@storybook/react-vite'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { createElement, StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { build, defaultClientConditions } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFile, openSite, typeOf, type Answer, type Site } from './page.ts'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('../../ui/src/*/*.stories.tsx', { eager: true })
const told = Object.entries(files).map(
  ([file, stories]) => [path.basename(file, '.stories.tsx'), stories] as const,
)

/** What is read without scripts: everything that a page of the catalogue or the feed is made of. */
const readable = told
  .map(([folder]) => folder)
  .filter((folder) => /card|badge|price|certificate|^header$|^footer$/.test(folder))

// The player's streams are put together in the page, so they are fetched from there; real ones have addresses.
const sources = "style-src 'self'; font-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:"
const policy = (scripts: string, folder: string) =>
  `default-src 'none'; script-src ${scripts}; ${sources}; connect-src 'self'${folder === 'video-player' ? ' blob:' : ''}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Why a component's stories are not all there, by its folder. */
const unrendered = new Map<string, string>()

function documentOf(folder: string, stories: StoriesFile): string {
  const composed: Record<string, ComponentType> = composeStories(stories)
  const rendered = Object.entries(composed).map(([name, Story]) => {
    const app = createElement(StrictMode, null, createElement(Story))
    try {
      return `<div data-story="${name}">${renderToString(app, { identifierPrefix: name })}</div>`
    } catch (error) {
      unrendered.set(folder, `${name} does not render on the server: ${String(error)}`)
      return ''
    }
  })
  return (
    `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>${folder}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css">` +
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
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = new Map(
    output.map((one) => [`/${one.fileName}`, one.type === 'chunk' ? one.code : one.source]),
  )
  site = await openSite(async (url): Promise<Answer | null> => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const stories = told.find(([folder]) => pathname === `/${folder}`)
    if (stories) {
      const scripts = searchParams.has('scriptless') ? "'none'" : "'self'"
      // A file beside a story has its path here, its address there.
      const body = documentOf(...stories).replaceAll(/file:\/\/[^"]*\//g, `${site.origin}/`)
      return { type: 'text/html', body, headers: { 'content-security-policy': policy(scripts, stories[0]) } }
    }
    const script = scripts.get(pathname)
    if (script !== undefined) return { type: typeOf(pathname), body: Buffer.from(script) }
    const file = await builtFile(pathname.slice(1))
    return file ? { type: typeOf(pathname), body: file } : null
  })
}, 300_000)
afterAll(() => site?.close())

type Visit = { page: Page; complaints: string[]; strayed: string[] }

async function visit(address: string): Promise<Visit> {
  const page = await site.page()
  const complaints: string[] = []
  const strayed: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') complaints.push(said.text())
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.origin && protocol !== 'data:' && protocol !== 'blob:') strayed.push(request.url())
  })
  await page.goto(`${site.origin}/${address}`)
  return { page, complaints, strayed }
}

const wordsOf = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => (main instanceof HTMLElement ? main.innerText : '').replaceAll(/\s+/g, ' ').trim())

test.each(told.map(([folder]) => folder))(
  '%s: hydrates under a strict policy without one violation, and nothing leaves the origin',
  async (folder) => {
    const { page, complaints, strayed } = await visit(folder)
    expect(unrendered.get(folder)).toBeUndefined()
    const hydrated = page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 })
    await hydrated.catch(() => complaints.push('not every story was hydrated'))
    await page.context().close()
    expect(complaints).toEqual([])
    expect(strayed).toEqual([])
  },
)

test.each(readable)('%s: complete and clean for axe with scripts off', async (folder) => {
  const { page: withScripts } = await visit(folder)
  await withScripts.locator('html[data-hydrated]').waitFor()
  const words = await wordsOf(withScripts)
  await withScripts.context().close()

  const { page } = await visit(`${folder}?scriptless`)
  expect(await wordsOf(page)).toBe(words)
  await page.evaluate(axe)
  // What makes a page of a component's stories no real page: several banners, one heading for all.
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
