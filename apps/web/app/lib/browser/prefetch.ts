import { keepsPrefetchedData } from './keeps-prefetched-data.ts'

/**
 * Asks the browser to load a file with low priority, for a later page. Firefox refuses links for it, because it checks them
 * against `default-src`; Safari ignores them. A request does the same, since files are kept by the browser's cache.
 */
export function prefetch(href: string, as: 'script' | 'style'): void {
  if (keepsPrefetchedData())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }))
  else fetch(href, { priority: 'low' }).catch(() => {})
}
