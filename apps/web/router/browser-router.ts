import type { RouteObject } from 'react-router'

/** The JavaScript files of a route, as in React Router's manifest. */
export type RouteFiles = { module: string; imports?: string[] }

type PendingNavigation = {
  formMethod?: string
  location?: { pathname: string; search: string; hash: string }
}

declare global {
  // React Router's own globals. It has no public API for a route's files, nor for the router outside of components.
  interface Window {
    __reactRouterDataRouter?: {
      routes: RouteObject[]
      state: { navigation: PendingNavigation }
      navigate: (to: string) => Promise<void>
      subscribe: (listener: () => void) => () => void
    }
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  }
}

/** The routes the browser knows so far and their files, by route id; undefined before hydration. */
export function browserRoutes():
  | { routes: RouteObject[]; files: Record<string, RouteFiles | undefined> }
  | undefined {
  const router = window.__reactRouterDataRouter
  const manifest = window.__reactRouterManifest
  return router && manifest && { routes: router.routes, files: manifest.routes }
}

/** Calls the listener after every change of the router's state, so also when it has discovered routes. */
export function onRouterChange(listener: () => void): void {
  window.__reactRouterDataRouter?.subscribe(listener)
}

/** The address a client-side navigation is loading; undefined without one, and for form posts. */
export function pendingAddress(): string | undefined {
  const { location, formMethod = 'GET' } = window.__reactRouterDataRouter?.state.navigation ?? {}
  return location && formMethod === 'GET' ? location.pathname + location.search + location.hash : undefined
}
