import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { readRouterFunction } from './router-function.testing.ts'

const builds = readRouterFunction('getPatchRoutesOnNavigationFunction')

it('finds the function that discovers routes in both builds', () => {
  expect(builds.map(({ build }) => build).toSorted()).toEqual(['development', 'production'])
})

it.each(builds)(
  'the patch of the $build build discovers other paths, not that of the document',
  async ({ code }) => {
    const discover = vi.fn<(paths: string[]) => Promise<void>>(async () => {})
    const create: unknown = runInNewContext(`${code}; getPatchRoutesOnNavigationFunction`, {
      window: { location: { pathname: '/courses/bob', href: '/courses/bob' } },
      discoveredPaths: new Set(),
      isFogOfWarEnabled: () => true,
      createPath: () => '/courses/bob',
      fetchAndApplyManifestPatches: discover,
    })
    if (typeof create !== 'function') throw new Error('The function was not found.')
    const onNavigation = create(() => ({ state: { navigation: {} } }), {}, {}, true, {})
    await onNavigation({ path: '/courses/bob' })
    expect(discover).not.toHaveBeenCalled()
    await onNavigation({ path: '/courses/curls' })
    expect(discover.mock.lastCall?.[0].join()).toBe('/courses/curls')
  },
)
