const key = 'reloaded-at'

/** After a reload for want of a chunk, the next one has to wait this long, in milliseconds (specification §9). */
export const reloadInterval = 60_000

/**
 * Whether the page may be reloaded now, at most once a minute; that it may is remembered as done. Where nothing can be
 * remembered it may not, for it could go on for ever; nor without a line, which would lose the page.
 */
export function claimReload(
  storageOf: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  isOnline: boolean,
): boolean {
  try {
    // Where it is forbidden, already looking at it throws.
    const storage = storageOf()
    if (!isOnline || now - Number(storage.getItem(key)) < reloadInterval) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page when a chunk cannot be loaded, for then there mostly is a newer build (specification §8, Failed
 * route chunk load). `routemodule:error` is what our patch of React Router tells before it reloads; where it may not,
 * the route's error is shown.
 */
export function reloadOnFailedChunks(): void {
  const mayReload = () => claimReload(() => sessionStorage, Date.now(), navigator.onLine)
  window.addEventListener('routemodule:error', (event) => {
    if (!mayReload()) event.preventDefault()
  })
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}
