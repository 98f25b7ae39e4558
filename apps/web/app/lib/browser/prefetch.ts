/** Asks the browser to load a file with low priority, for a later page. */
export function prefetch(href: string, as: 'script' | 'style'): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }))
}
