import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Returns a function that reads the patterns of all routes of a build, such as `/courses/:slug`. They are computed once,
 * except in development, where the build changes.
 */
export function routePatternReader(
  build: ServerBuild | (() => Promise<ServerBuild>),
): () => Promise<ReadonlySet<string>> {
  return routeReader(build, routePatterns)
}

/** Returns a function that reads the paths that the pages of a build list in the site map by their `handle`. */
export function sitemapPathReader(
  build: ServerBuild | (() => Promise<ServerBuild>),
): () => Promise<readonly string[]> {
  return routeReader(build, (routes) =>
    Object.values(routes).flatMap((route) =>
      sitemapQueries(route?.module.handle).map((query) => `/${fullPath(route?.id, routes)}${query}`),
    ),
  )
}

function routeReader<Value>(
  build: ServerBuild | (() => Promise<ServerBuild>),
  read: (routes: Routes) => Value,
): () => Promise<Value> {
  if (typeof build === 'function') return async () => read((await build()).routes)
  const value = read(build.routes)
  return async () => value
}

function sitemapQueries(handle: unknown): string[] {
  if (typeof handle !== 'object' || handle === null || !('sitemap' in handle)) return []
  return Array.isArray(handle.sitemap) ? handle.sitemap.filter((query) => typeof query === 'string') : []
}

function routePatterns(routes: Routes): Set<string> {
  return new Set(Object.values(routes).flatMap((route) => (route ? [`/${fullPath(route.id, routes)}`] : [])))
}

function fullPath(id: string | undefined, routes: Routes): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [fullPath(route.parentId, routes), route.path].filter(Boolean).join('/')
}
