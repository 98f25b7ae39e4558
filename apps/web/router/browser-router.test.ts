import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { browserRoutes, onRouterChange, pendingAddress } from './browser-router.ts'

const routes = [
  { id: 'home', path: '/' },
  {
    id: 'course',
    path: '/courses/:slug',
    loader: () => new Promise(() => {}),
    action: () => new Promise(() => {}),
  },
]

function openRouter() {
  const router = createMemoryRouter(routes)
  vi.stubGlobal('window', {
    __reactRouterDataRouter: router,
    __reactRouterManifest: { routes: { home: { module: '/assets/home.js' } } },
  })
  return router
}

afterEach(() => vi.unstubAllGlobals())

it('returns routes and files of React Router’s globals', () => {
  openRouter()
  expect(browserRoutes()?.routes.map(({ id }) => id)).toEqual(['home', 'course'])
  expect(browserRoutes()?.files['home']?.module).toBe('/assets/home.js')
})

it('returns nothing before hydration', () => {
  vi.stubGlobal('window', {})
  expect(browserRoutes()).toBeUndefined()
  expect(pendingAddress()).toBeUndefined()
})

it('reports discovered routes', () => {
  const router = openRouter()
  const paths: unknown[] = []
  onRouterChange(() => paths.push(browserRoutes()?.routes.at(-1)?.path))
  router.patchRoutes(null, [{ id: 'about', path: '/about' }])
  expect(paths).toEqual(['/about'])
})

describe('pendingAddress', () => {
  it('is the address a navigation is loading', () => {
    const router = openRouter()
    expect(pendingAddress()).toBeUndefined()
    void router.navigate('/courses/bob?count=2#plan')
    expect(pendingAddress()).toBe('/courses/bob?count=2#plan')
  })

  it('is undefined for a form post', () => {
    const router = openRouter()
    void router.navigate('/courses/bob', { formMethod: 'post', formData: new FormData() })
    expect(router.state.navigation.state).toBe('submitting')
    expect(pendingAddress()).toBeUndefined()
  })
})
