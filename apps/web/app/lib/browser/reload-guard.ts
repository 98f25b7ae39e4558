import { pendingAddress } from '../../../router/browser-router.ts'
import { onRouteModuleError } from '../../../router/route-module-error.ts'

const key = 'reloaded-at'

/** The minimum time between two reloads because of a failed chunk, in milliseconds. */
export const reloadInterval = 60_000

/** A page that is being left has been replaced after so many milliseconds. Until then Firefox reports its aborted requests as failed. */
export const leavingMs = 3000

// A failed request may be reported so many milliseconds after the connection is back.
const lateFailureMs = 5000

/**
 * Whether the page may be reloaded now; true at most once a minute. False without storage, because reloads could then
 * repeat forever, and offline, because the page would be lost.
 */
export function claimReload(
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  isOnline: boolean,
): boolean {
  try {
    // Reading `window.sessionStorage` throws if storage is blocked.
    const storage = openStorage()
    if (!isOnline || now - Number(storage.getItem(key)) < reloadInterval) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page if a chunk fails to load, because there probably is a newer build. If a client-side navigation caused
 * it, its address is opened instead, so that the click is not lost. Without a navigation the server must answer first:
 * while it restarts, a reload would lose the page, and in a page that is being left it would cancel that. If a reload is not
 * allowed, the error is shown.
 */
export function reloadOnFailedChunks(): void {
  let backOnlineAt = Number.NEGATIVE_INFINITY
  window.addEventListener('online', () => (backOnlineAt = Date.now()))
  const mayReload = () => {
    const now = Date.now()
    const isOnline = navigator.onLine && now - backOnlineAt > lateFailureMs
    return claimReload(() => sessionStorage, now, isOnline)
  }
  onRouteModuleError((event) => {
    if (mayReload()) event.detail.reload = openPendingAddress
    else event.preventDefault()
  })
  let isAsking = false
  const reloadIfServerAnswers = async () => {
    if (isAsking) return
    isAsking = true
    await new Promise((resolve) => setTimeout(resolve, leavingMs))
    if ((await serverAnswers()) && mayReload()) openPendingAddress()
    isAsking = false
  }
  window.addEventListener('vite:preloadError', (event) => {
    if (pendingAddress() === undefined) return void reloadIfServerAnswers()
    if (!mayReload()) return
    event.preventDefault()
    openPendingAddress()
  })
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function openPendingAddress(): void {
  const { location } = window
  const address = new URL(pendingAddress() ?? location.href, location.href)
  // The browser does not load the page if only the hash differs.
  const isSamePage = address.pathname === location.pathname && address.search === location.search
  if (isSamePage) location.reload()
  else location.assign(address.href)
}
