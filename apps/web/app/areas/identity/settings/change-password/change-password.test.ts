import { expect, it } from 'vitest'
import type { WebContext } from '../../../../lib/data/load-context.ts'
import { changePassword } from './change-password.ts'

const user = {
  id: '0195d3a4-8f00-7000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Bell',
  email: 'ada@example.com',
  email_verified: true,
  has_password: false,
  thumbnail_url: null,
  profile: { gender: 'unspecified', phone: null, country: null },
  role: 'learner',
  deletion_due_at: null,
}

it('mails a link to the viewer’s own address and to no other', async () => {
  const requests: [string, unknown][] = []
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: undefined,
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token: 'token', start: () => {}, end: () => {} },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: { store: () => {}, consume: async () => null },
    notices: { set: () => {}, read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => [],
    fetchApi: async (request) => {
      const { pathname } = new URL(request.url)
      requests.push([pathname, request.method === 'POST' ? await request.json() : null])
      return Response.json(pathname.endsWith('/me') ? { data: user } : { message: 'Sent.' })
    },
  }
  const body = new URLSearchParams({ intent: 'mail', email: 'other@example.com' })
  const request = new Request('http://academy.example/', { method: 'POST', body })
  expect(await changePassword({ context, request })).toEqual({ outcome: 'done', message: 'Sent.' })
  expect(requests).toEqual([
    ['/api/v1/user/me', null],
    ['/api/v1/password/forgot', { email: user.email }],
  ])
})
