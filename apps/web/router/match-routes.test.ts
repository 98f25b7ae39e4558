import { runInNewContext } from 'node:vm'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { readRouterFunction } from './router-function.testing.ts'

const builds = readRouterFunction('matchRoutesImpl')

it.each(builds)(
  'the patch of the $build build compares an address with the routes of its first segment',
  ({ code }) => {
    const compared: string[] = []
    const match: unknown = runInNewContext(`${code}; matchRoutesImpl`, {
      parsePath: (pathname: string) => ({ pathname }),
      stripBasename: (pathname: string) => pathname,
      decodePath: (pathname: string) => pathname,
      matchRouteBranch: ({ path }: { path: string }) => {
        compared.push(path)
        return null
      },
    })
    if (typeof match !== 'function') throw new Error('The function was not found.')
    const branches = [
      { path: '/courses/:slug', first: 'courses' },
      { path: '/posts/:slug', first: 'posts' },
      { path: '/:slug', first: '' },
    ]
    match([], '/Posts/a-fringe', '/', false, branches)
    expect(compared).toEqual(['/posts/:slug', '/:slug'])
  },
)

it('finds both builds', () => {
  expect(builds.map(({ build }) => build).toSorted()).toEqual(['development', 'production'])
})

const layout = {
  path: '',
  children: [
    { index: true, id: 'home' },
    { path: 'courses', id: 'courses' },
    { path: 'courses/:slug', id: 'course' },
    { path: 'fa?/about', id: 'about' },
    { path: ':name', id: 'name' },
    { path: '*', id: 'other' },
  ],
}

it.each([
  ['/', 'home'],
  ['/courses', 'courses'],
  ['/courses/', 'courses'],
  ['/COURSES/bob', 'course'],
  ['/about', 'about'],
  ['/fa/about', 'about'],
  ['/anything', 'name'],
  ['/courses/bob/more', 'other'],
  ['/%63ourses', 'courses'],
])('%s still leads to the route %s', (address, id) => {
  expect(matchRoutes([{ id: 'root', path: '', children: [layout] }], address)?.at(-1)?.route.id).toBe(id)
})
