import { expect, it } from 'vitest'
import type { WebContext } from '../data/load-context.ts'
import { publicFileContext } from './public-file-context.ts'

const context: WebContext = {
  locale: 'de',
  locales: ['en', 'de'],
  origin: 'http://academy.example',
  nonce: '',
  brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
  session: { token: 'of an educator', start: () => {}, end: () => {} },
  pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
  signInAttempts: { store: () => {}, consume: async () => null },
  notices: { set: () => {}, read: async () => null },
  guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
  socialProviders: async () => [],
  fetchApi: async () => Response.json({}),
}

it('has no session, so that a feed or sharing picture contains no drafts', () => {
  const { session } = publicFileContext(context, new Request('http://academy.example/feeds/courses.xml'))
  expect(session.token).toBeNull()
})

it.each([
  ['?lang=de', 'de'],
  ['?lang=fr', 'en'],
  ['', 'en'],
])('has the locale of the URL: %j is %s', (query, locale) => {
  expect(publicFileContext(context, new Request(`http://academy.example/a.xml${query}`)).locale).toBe(locale)
})
