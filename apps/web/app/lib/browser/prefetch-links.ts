import { matchRoutes, type RouteObject } from 'react-router'
import { browserRoutes, onRouterChange, type RouteFiles } from '../../../router/browser-router.ts'
import { completeSheetAddress } from './complete-sheet.ts'
import { allowsPrefetch } from './network-info.ts'
import { prefetch } from './prefetch.ts'
import { whenIdle } from '@chignon/app-kit/browser/when-idle'
import { whenQuiet } from '@chignon/app-kit/browser/when-quiet'

/** The JavaScript files of all routes that match the path of a page. */
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
 * Prefetches the styles of all pages and the code of those that visible links lead to, when the page has loaded its own parts. Their
 * data is not prefetched: it would cost a database query for every link, clicked or not.
 */
export function prefetchLinks(): void {
  if (allowsPrefetch(navigator.connection)) whenQuiet(prefetchVisibleLinks)
}

function prefetchVisibleLinks(): void {
  const sheet = completeSheetAddress()
  if (sheet) prefetch(sheet, 'style')
  const fetched = new Set<string>()
  // React Router discovers the routes of links after hydration, in a request of its own.
  const undiscovered = new Set<string>()
  onRouterChange(() => {
    for (const path of undiscovered) if (fetchPage(path, fetched)) undiscovered.delete(path)
  })
  const visibleLinks = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      visibleLinks.unobserve(target)
      const { pathname, origin } = target
      if (target.target || origin !== window.location.origin || fetched.has(pathname)) continue
      whenIdle(() => {
        if (!fetchPage(pathname, fetched)) undiscovered.add(pathname)
      })
    }
  })
  const observed = new WeakSet<Element>()
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (observed.has(link)) continue
      observed.add(link)
      visibleLinks.observe(link)
    }
  }
  observeLinks()
  let isScheduled = false
  new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      observeLinks()
    })
  }).observe(document.body, { childList: true, subtree: true })
}

// Prefetches the code of a page. Returns false while its route is not known.
function fetchPage(path: string, fetched: Set<string>): boolean {
  const app = browserRoutes()
  const files = app ? routeFiles(path, app.routes, app.files) : []
  if (files.length === 0) return false
  fetched.add(path)
  for (const href of files) {
    if (fetched.has(href)) continue
    fetched.add(href)
    // The page has loaded it itself.
    if (performance.getEntriesByName(window.location.origin + href).length > 0) continue
    // Starting to load all files of a page at once would be a long task on a slow processor.
    whenIdle(() => prefetch(href, 'script'))
  }
  return true
}
