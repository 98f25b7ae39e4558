import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, ServerRouter, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { DeferredScripts } from './deferred-scripts.tsx'

const build: ServerBuild = {
  entry: {
    module: {
      default: (request, status, headers, context) =>
        new Response(renderToString(<ServerRouter context={context} url={request.url} nonce="abc" />), {
          status,
          headers,
        }),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <html lang="en">
            <body>
              <DeferredScripts />
            </body>
          </html>
        ),
      },
    },
  },
  assets: {
    entry: { module: '/assets/entry.client-1.js', imports: ['/assets/libraries-1.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/assets/root-1.js',
        imports: ['/assets/site-1.js'],
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false, v8_middleware: false },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}

const html = await (await createRequestHandler(build)(new Request('http://127.0.0.1/'))).text()

/** Runs the page's inline script that contains React Router's imports, with a fake document. */
function runImportScript(isHidden: boolean) {
  const scripts = Array.from(html.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code = '']) => code)
  const code = scripts.find((script) => script.includes('/assets/root-1.js')) ?? expect.unreachable(html)
  const added: { type?: string; nonce?: string; textContent?: string }[] = []
  const frames: (() => void)[] = []
  const document = {
    hidden: isHidden,
    currentScript: { nonce: 'abc' },
    createElement: () => ({}),
    head: { append: (script: object) => added.push(script) },
  }
  const requestAnimationFrame = (run: () => void) => frames.push(run)
  const timers: (() => void)[] = []
  const setTimeout = (run: () => void) => timers.push(run)
  const workers: string[] = []
  function Worker(url: string) {
    workers.push(url)
  }
  runInNewContext(code, { document, requestAnimationFrame, setTimeout, Worker })
  return { added, frames, timers, workers }
}

it('preloads only the entry, with low priority', () => {
  const preloads = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g)
  expect(preloads).toHaveLength(1)
  expect(preloads?.[0]).toMatch(/href="\/assets\/entry\.client-1\.js"/)
  expect(preloads?.[0]).toMatch(/fetchPriority="low"/i)
})

it('contains no module script, and a nonce on every script', () => {
  const tags = html.match(/<script[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThanOrEqual(2)
  for (const tag of tags) {
    expect(tag).not.toContain('type="module"')
    expect(tag).toContain('nonce="abc"')
  }
})

it('imports the modules after the first frame', () => {
  const { added, frames, timers } = runImportScript(false)
  expect(added).toEqual([])
  for (const run of frames) run()
  timers[0]?.()
  expect(added).toHaveLength(1)
  expect(added[0]).toMatchObject({ type: 'module', nonce: 'abc' })
  for (const file of ['root-1', 'entry.client-1'])
    expect(added[0]?.textContent).toContain(`/assets/${file}.js`)
})

it('reads the locale data in a worker, after the first frame', () => {
  const { frames, timers, workers } = runImportScript(false)
  for (const run of frames) run()
  expect(workers).toEqual([])
  timers[0]?.()
  expect(workers).toEqual([expect.stringMatching(/locale-data\.worker.*\.js$/)])
})

it('imports the modules immediately in a hidden page', () => {
  expect(runImportScript(true).added).toHaveLength(1)
})
