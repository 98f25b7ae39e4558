import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { readRouterFunction } from './router-function.testing.ts'

const builds = readRouterFunction('ServerRouter')

it('finds the component of the server in both builds', () => {
  expect(builds.map(({ build }) => build).toSorted()).toEqual(['development', 'production'])
})

it.each(builds)('the patch of the $build build creates the routes once for all pages', ({ code }) => {
  const createServerRoutes = vi.fn(() => ['routes'])
  const createStaticRouter = vi.fn(() => ({ state: {} }))
  const render: unknown = runInNewContext(`${code}; ServerRouter`, {
    URL,
    serverRoutes: new WeakMap(),
    createServerRoutes,
    createStaticRouter,
    React: { createElement: () => null },
    FrameworkContext: {},
    RemixErrorBoundary: null,
    StaticRouterProvider: null,
  })
  if (typeof render !== 'function') throw new Error('The component was not found.')
  const manifest = { routes: {} }
  for (const path of ['/', '/courses'])
    render({
      url: `https://academy.example${path}`,
      context: { manifest, routeModules: {}, staticHandlerContext: { matches: [] } },
    })
  expect(createServerRoutes).toHaveBeenCalledOnce()
  expect(createStaticRouter.mock.calls.map(([routes]: unknown[]) => routes)).toEqual([['routes'], ['routes']])
})
