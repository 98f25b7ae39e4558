import { clearPersonalStorage } from '../browser/personal-storage.ts'

// Several calls may fail at once; only the first one redirects.
let isLeaving = false

/**
 * Leaves a page whose session expired: 401 redirects to the login page and back, 403 to the home page. The web server
 * has ended the session already.
 */
export function leaveExpiredSession(
  status: 401 | 403,
  location: Pick<Location, 'pathname' | 'search' | 'assign'>,
): void {
  if (isLeaving) return
  isLeaving = true
  clearPersonalStorage()
  const returnTo = encodeURIComponent(location.pathname + location.search)
  location.assign(
    status === 401 ? `/login?notice=session-expired&redirectTo=${returnTo}` : '/?notice=session-expired',
  )
}
