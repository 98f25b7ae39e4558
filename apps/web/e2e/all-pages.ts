import { matchPath } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { membersOnly, pages } from './pages.ts'

const addresses = Object.entries(pages)

/**
 * Every page that guests can open, by name: `pages`, and every other route without parameters. Throws for a route with parameters that has no
 * address there.
 */
export const allPages: [name: string, address: string][] = [
  ...addresses,
  ...patternsOf(routes)
    .filter((pattern) => !membersOnly.includes(pattern))
    .filter((pattern) => !addresses.some(([, address]) => matchPath(pattern, pathOf(address))))
    .map((pattern): [string, string] => {
      if (pattern.includes(':')) throw new Error(`Add an address of ${pattern} to apps/web/e2e/pages.ts.`)
      return [pattern, pattern]
    }),
]

// The patterns of the routes that render a page; files in .ts respond with data or a redirect.
function patternsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const pattern = path === '' ? parent : `${parent}/${path}`
    if (children) return patternsOf(children, pattern)
    return file.endsWith('.tsx') ? [pattern || '/'] : []
  })
}

function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname
}
