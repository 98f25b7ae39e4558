import { expect, it } from 'vitest'
import type { WebContext } from '../../lib/data/load-context.ts'
import { requireSession } from './require-session.ts'

const page = '/account/verify-email/a-link'

function contextOf(token: string | null): WebContext {
  return {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token, start: () => {}, end: () => {} },
    signInAttempts: { keep: () => {}, take: async () => null },
    notices: { leave: () => {}, read: async () => null },
    socialProviders: async () => [],
    fetchProvider: async () => Response.json({}),
  }
}

function thrownBy(work: () => void): unknown {
  try {
    return work()
  } catch (thrown) {
    return thrown
  }
}

it('redirects a guest to the login page with a return path', () => {
  const thrown = thrownBy(() => requireSession(contextOf(null), page))
  expect(thrown).toBeInstanceOf(Response)
  if (thrown instanceof Response)
    expect(thrown.headers.get('Location')).toBe('/login?redirectTo=%2Faccount%2Fverify-email%2Fa-link')
})

it('does not redirect a signed-in user', () => {
  expect(() => requireSession(contextOf('secret'), page)).not.toThrow()
})
