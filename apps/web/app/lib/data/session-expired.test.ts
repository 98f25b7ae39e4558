import { beforeEach, expect, it, vi } from 'vitest'

const locationOf = (pathname: string, search = '') => {
  const went: string[] = []
  return { went, pathname, search, assign: (address: string | URL) => void went.push(String(address)) }
}

beforeEach(() => vi.resetModules())

it('redirects to the login page with a return path, once for several calls', async () => {
  const { leaveExpiredSession } = await import('./session-expired.ts')
  const location = locationOf('/courses/bob', '?from=home')
  leaveExpiredSession(401, location)
  leaveExpiredSession(401, location)
  leaveExpiredSession(403, location)
  expect(location.went).toEqual(['/login?notice=session-expired&redirectTo=%2Fcourses%2Fbob%3Ffrom%3Dhome'])
})

it('redirects to the home page for 403', async () => {
  const { leaveExpiredSession } = await import('./session-expired.ts')
  const location = locationOf('/profile')
  leaveExpiredSession(403, location)
  expect(location.went).toEqual(['/?notice=session-expired'])
})
