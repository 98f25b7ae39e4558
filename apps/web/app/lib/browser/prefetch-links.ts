import { matchRoutes, type RouteObject } from 'react-router'
import { browserRoutes, type RouteFiles } from '../../../router/browser-router.ts'
import { completeSheetAddress } from './complete-sheet.ts'
import { allowsPrefetch } from './network-info.ts'
import { prefetch } from './prefetch.ts'
import { whenIdle } from './when-idle.ts'

/** The JavaScript files of a page, by its path: those of each matching route. */
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
 * Prefetches the styles of all pages and the code of those that visible links lead to, when the browser is idle. Their data is
 * not prefetched: it would cost a database query for every link, clicked or not.
 */
export function prefetchLinks(): void {
  if (!allowsPrefetch(navigator.connection)) return
  const sheet = completeSheetAddress()
  if (sheet) prefetch(sheet, 'style')
  const fetched = new Set<string>()
  const visibleLinks = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      visibleLinks.unobserve(target)
      whenIdle(() => fetchPage(target, fetched))
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

function fetchPage(link: HTMLAnchorElement, fetched: Set<string>): void {
  const app = browserRoutes()
  if (!app || link.target || link.origin !== window.location.origin || fetched.has(link.pathname)) return
  fetched.add(link.pathname)
  for (const href of routeFiles(link.pathname, app.routes, app.files)) {
    if (fetched.has(href)) continue
    fetched.add(href)
    if (document.querySelector(`link[href="${href}"]`)) continue
    prefetch(href, 'script')
  }
}
