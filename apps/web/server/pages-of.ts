import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * The patterns of all pages of a build, such as `/courses/:slug`. Read once, except in development, where the build
 * changes.
 */
export function pagesOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
): () => Promise<ReadonlySet<string>> {
  if (typeof build === 'function') return async () => patternsOf((await build()).routes)
  const patterns = patternsOf(build.routes)
  return async () => patterns
}

function patternsOf(routes: Routes): Set<string> {
  return new Set(Object.values(routes).flatMap((route) => (route ? [`/${pathOf(route.id, routes)}`] : [])))
}

function pathOf(id: string | undefined, routes: Routes): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [pathOf(route.parentId, routes), route.path].filter(Boolean).join('/')
}
