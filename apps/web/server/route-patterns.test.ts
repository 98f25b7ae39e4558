import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { routePatternReader, sitemapPathReader } from './route-patterns.ts'

const module = { default: () => null }
const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module },
  layout: { id: 'layout', parentId: 'root', module },
  home: { id: 'home', parentId: 'layout', index: true, module },
  course: { id: 'course', parentId: 'layout', path: 'courses/:slug', module },
  settings: {
    id: 'settings',
    parentId: 'layout',
    path: 'settings',
    module: { ...module, handle: { sitemap: ['', '?tab=2'] } },
  },
  gallery: { id: 'gallery', parentId: 'settings', path: 'gallery', module },
}
const build: ServerBuild = {
  routes,
  entry: { module: { default: () => new Response() } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false, v8_middleware: false },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}

it('returns the full pattern of every route', async () => {
  const expected = new Set(['/', '/courses/:slug', '/settings', '/settings/gallery'])
  expect(await routePatternReader(build)()).toEqual(expected)
  expect(await routePatternReader(async () => build)()).toEqual(expected)
})

it('returns the paths of the pages that the site map lists', async () => {
  expect(await sitemapPathReader(build)()).toEqual(['/settings', '/settings?tab=2'])
})
