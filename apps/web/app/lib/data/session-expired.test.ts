import { beforeEach, expect, it, vi } from 'vitest'

const locationOf = (pathname: string, search = '') => {
  const went: string[] = []
  return { went, pathname, search, assign: (address: string | URL) => void went.push(String(address)) }
}

beforeEach(() => vi.resetModules())

it('leads to the login and back from there, once, however many calls are refused', async () => {
  const { leaveExpiredSession } = await import('./session-expired.ts')
  const location = locationOf('/courses/bob', '?from=home')
  leaveExpiredSession(401, location)
  leaveExpiredSession(401, location)
  leaveExpiredSession(403, location)
  expect(location.went).toEqual(['/login?notice=session-expired&redirectTo=%2Fcourses%2Fbob%3Ffrom%3Dhome'])
})

it('leads home where it is not allowed', async () => {
  const { leaveExpiredSession } = await import('./session-expired.ts')
  const location = locationOf('/profile')
  leaveExpiredSession(403, location)
  expect(location.went).toEqual(['/?notice=session-expired'])
})
