import { clearPersonalStorage } from '../browser/personal-storage.ts'

// Several calls may learn of it at once; the person is told once (specification §8).
let isLeaving = false

/**
 * Leaves a page whose session is over, as a call of the browser learned: 401 leads to the login page and back from
 * there, 403 to the home page (specification §8). The web server ended the session already, and says so in a notice.
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
