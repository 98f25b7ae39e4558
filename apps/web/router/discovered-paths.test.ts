import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist',
)
const source = /function getPatchRoutesOnNavigationFunction\([^)]*\) \{\n[^]*?\n\}\n/
const builds = globSync('{development,production}/*.mjs', { cwd: dist }).flatMap((file) => {
  const code = source.exec(readFileSync(path.join(dist, file), 'utf8'))?.[0]
  return code ? [{ folder: path.dirname(file), code }] : []
})

it('finds the function that discovers routes in both ES module builds', () => {
  expect(builds.map(({ folder }) => folder).toSorted()).toEqual(['development', 'production'])
})

it.each(builds)('the patch of $folder discovers other paths, not that of the document', async ({ code }) => {
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
})
