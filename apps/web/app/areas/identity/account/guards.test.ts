import { expect, it } from 'vitest'
import type { WebContext } from '../../../lib/data/load-context.ts'
import { applyGuards } from './guards.ts'

const requestOf = (path: string) => new Request(`http://academy.example${path}`)
const page = requestOf('/account/verify-email/a-link')

function contextOf(token: string | null): WebContext {
  return {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token, start: () => {}, end: () => {} },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: { store: () => {}, consume: async () => null },
    notices: { set: () => {}, read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => [],
    fetchApi: async () => Response.json({}),
  }
}

function thrownBy(work: () => void): unknown {
  try {
    return work()
  } catch (thrown) {
    return thrown
  }
}

it('redirects a guest from a page for members to the login page with a return path', () => {
  const thrown = thrownBy(() => applyGuards(['member'], { context: contextOf(null), request: page }))
  expect(thrown).toBeInstanceOf(Response)
  if (thrown instanceof Response)
    expect(thrown.headers.get('Location')).toBe('/login?redirectTo=%2Faccount%2Fverify-email%2Fa-link')
})

it('keeps the query of the page in the return path', () => {
  const request = requestOf('/courses/bob/buy?promo_code=SPRING')
  const thrown = thrownBy(() => applyGuards(['member'], { context: contextOf(null), request }))
  if (!(thrown instanceof Response)) throw new Error('The guest was not redirected.')
  expect(thrown.headers.get('Location')).toBe(
    '/login?redirectTo=%2Fcourses%2Fbob%2Fbuy%3Fpromo_code%3DSPRING',
  )
})

it('does not redirect a signed-in user from a page for members', () => {
  expect(() => applyGuards(['member'], { context: contextOf('secret'), request: page })).not.toThrow()
})

it.each([
  ['/login', '/'],
  ['/login?redirectTo=/courses/bob', '/courses/bob'],
  ['/login?redirectTo=https://evil.example', '/'],
])('redirects a signed-in user from %s, a page for guests, to %s', (path, location) => {
  const thrown = thrownBy(() =>
    applyGuards(['guest'], { context: contextOf('secret'), request: requestOf(path) }),
  )
  expect(thrown).toBeInstanceOf(Response)
  if (thrown instanceof Response) expect(thrown.headers.get('Location')).toBe(location)
})

it('does not redirect a guest from a page for guests', () => {
  expect(() =>
    applyGuards(['guest'], { context: contextOf(null), request: requestOf('/login') }),
  ).not.toThrow()
})

it('fails with 500 “Unknown middleware” for an unknown guard', () => {
  expect(thrownBy(() => applyGuards(['members'], { context: contextOf(null), request: page }))).toMatchObject(
    {
      data: { message: 'Unknown middleware' },
      init: { status: 500 },
    },
  )
})
