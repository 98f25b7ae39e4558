import { matchRoutes, type RouteObject } from 'react-router'
import { allowsPrefetch } from './network-info.ts'
import { whenIdle } from './when-idle.ts'

/** A route as React Router's manifest has it: its module and what that imports. */
type RouteFiles = { module: string; imports?: string[] }

/** The files a page needs, by its path: those of each route it matches. */
export function routeFiles(
  path: string,
  routes: RouteObject[],
  files: Record<string, RouteFiles | undefined>,
): string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const found = files[route.id ?? '']
    return found ? [found.module, ...(found.imports ?? [])] : []
  })
}

/**
 * Fetches, whenever the browser is idle, the code of the pages that the links on the screen lead to. Only code: their
 * data would cost the academy a query for each link that nobody presses.
 */
export function prefetchLinks(): void {
  if (!allowsPrefetch(navigator.connection)) return
  const fetched = new Set<string>()
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      seen.unobserve(target)
      whenIdle(() => fetchPage(target, fetched))
    }
  })
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (watched.has(link)) continue
      watched.add(link)
      seen.observe(link)
    }
  }
  watch()
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    whenIdle(() => {
      isDue = false
      watch()
    })
  }).observe(document.body, { childList: true, subtree: true })
}

function fetchPage(link: HTMLAnchorElement, fetched: Set<string>): void {
  const router = window.__reactRouterDataRouter
  const manifest = window.__reactRouterManifest
  if (!router || !manifest || link.target || link.origin !== window.location.origin) return
  for (const href of routeFiles(link.pathname, router.routes, manifest.routes)) {
    if (fetched.has(href)) continue
    fetched.add(href)
    if (document.querySelector(`link[href="${href}"]`)) continue
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.as = 'script'
    hint.href = href
    document.head.append(hint)
  }
}

declare global {
  // What React Router keeps on the window for its own parts; there is no other way to a route's files.
  interface Window {
    __reactRouterDataRouter?: { routes: RouteObject[]; navigate: (to: string) => Promise<void> }
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  }
}
