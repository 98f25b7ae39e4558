import { describe, expect, it } from 'vitest'
import { allowsPrefetch } from './network-info.ts'
import { routeFiles } from './prefetch-links.ts'

const routes = [
  {
    id: 'layout',
    children: [
      { id: 'home', index: true },
      { id: 'course', path: 'courses/:slug' },
    ],
  },
]
const files = {
  layout: { module: '/assets/layout.js', imports: ['/assets/site.js'] },
  home: { module: '/assets/home.js' },
  course: { module: '/assets/course.js', imports: ['/assets/site.js', '/assets/lessons.js'] },
}

describe('routeFiles', () => {
  it('returns the files of the page and its layout', () => {
    expect(new Set(routeFiles('/courses/bob', routes, files))).toEqual(
      new Set(['/assets/layout.js', '/assets/site.js', '/assets/course.js', '/assets/lessons.js']),
    )
  })

  it('returns nothing for an unknown path', () => {
    expect(routeFiles('/nowhere/at/all', routes, files)).toEqual([])
  })
})

describe('allowsPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('for connection %j is %s', (connection, expected) => {
    expect(allowsPrefetch(connection)).toBe(expected)
  })
})
