import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Returns a function that reads the patterns of all routes of a build, such as `/courses/:slug`. They are computed once,
 * except in development, where the build changes.
 */
export function routePatternReader(
  build: ServerBuild | (() => Promise<ServerBuild>),
): () => Promise<ReadonlySet<string>> {
  if (typeof build === 'function') return async () => routePatterns((await build()).routes)
  const patterns = routePatterns(build.routes)
  return async () => patterns
}

function routePatterns(routes: Routes): Set<string> {
  return new Set(Object.values(routes).flatMap((route) => (route ? [`/${fullPath(route.id, routes)}`] : [])))
}

function fullPath(id: string | undefined, routes: Routes): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [fullPath(route.parentId, routes), route.path].filter(Boolean).join('/')
}
