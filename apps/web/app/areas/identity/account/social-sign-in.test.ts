import { describe, expect, it, vi } from 'vitest'
import type { Notice, SignInAttempt, WebContext } from '../../../lib/data/load-context.ts'
import { beginSocialSignIn, finishSocialSignIn, providerIn } from './social-sign-in.ts'

const state = 'the-state-of-this-attempt'
const started = {
  data: {
    attempt: 'the-handle-of-this-attempt',
    state,
    authorization_url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=ours',
    expires_in: 600,
  },
}
const person = {
  id: '0195d3a4-8f00-7000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Bell',
  email: 'ada@example.com',
  email_verified: true,
  deletion_due_at: null,
  has_password: true,
  thumbnail_url: null,
  profile: { gender: 'unspecified', phone: null, country: null },
  role: 'learner',
}
const signedIn = { data: { token: 'secret-token', user: person }, message: 'Welcome back, Ada.' }
const attempt: SignInAttempt = { provider: 'google', attempt: started.data.attempt, returnTo: '/educations' }

function visit(status: number, body: unknown, { attempts = {}, token = null as string | null } = {}) {
  const stored = new Map<string, SignInAttempt>(Object.entries(attempts))
  const start = vi.fn<(token: string) => void>()
  const notices: Notice[] = []
  const requests: { path: string; body: unknown }[] = []
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'https://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token, start, end: () => {} },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: {
      store: (key, value) => void stored.set(key, value),
      consume: async (key) => {
        const found = stored.get(key) ?? null
        stored.delete(key)
        return found
      },
    },
    notices: { set: (notice) => void notices.push(notice), read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => ['google', 'facebook'],
    fetchApi: async (request) => {
      requests.push({ path: new URL(request.url).pathname, body: await request.json() })
      return Response.json(body, { status })
    },
  }
  return { context, stored, start, notices, requests }
}

const form = (redirectTo: string) => {
  const data = new FormData()
  data.set('redirectTo', redirectTo)
  return data
}
const callback = (query: string, path = '/callback/google') =>
  new Request(`https://academy.example${path}${query}`)

describe('beginSocialSignIn', () => {
  it('redirects to the provider and stores the attempt with its return path', async () => {
    const { context, stored, requests } = visit(200, started)
    const response = await beginSocialSignIn('google', form('/educations'), context)
    expect([response.status, response.headers.get('Location')]).toEqual([303, started.data.authorization_url])
    expect(stored.get(state)).toEqual(attempt)
    expect(requests).toEqual([
      { path: '/api/v1/social/google', body: { redirect_uri: 'https://academy.example/callback/google' } },
    ])
  })

  it('stores / instead of a return path to another site', async () => {
    const { context, stored } = visit(200, started)
    await beginSocialSignIn('google', form('https://evil.example'), context)
    expect(stored.get(state)?.returnTo).toBe('/')
  })

  it('redirects a signed-in user without calling the API', async () => {
    const { context, requests } = visit(200, started, { token: 'held' })
    const response = await beginSocialSignIn('google', form('/educations'), context)
    expect(response.headers.get('Location')).toBe('/educations')
    expect(requests).toEqual([])
  })

  it('redirects to the login page with the API’s message if the API fails', async () => {
    const { context, notices } = visit(503, { message: 'Google cannot be reached.', code: 'unavailable' })
    const response = await beginSocialSignIn('google', form('/educations'), context)
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Feducations')
    expect(notices).toEqual([
      { kind: 'not-signed-in', provider: 'google', reason: 'refused', message: 'Google cannot be reached.' },
    ])
  })
})

describe('finishSocialSignIn', () => {
  it('starts the session, sets a greeting and redirects to the return path', async () => {
    const { context, start, notices, requests } = visit(200, signedIn, { attempts: { [state]: attempt } })
    const response = await finishSocialSignIn(
      'google',
      callback(`?state=${state}&code=a-code&iss=https://accounts.google.com`),
      context,
    )
    expect(response.headers.get('Location')).toBe('/educations')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(start).toHaveBeenCalledExactlyOnceWith('secret-token')
    expect(notices).toEqual([{ kind: 'signed-in', message: 'Welcome back, Ada.' }])
    expect(requests).toEqual([
      {
        path: '/api/v1/social/google/exchange',
        body: { attempt: attempt.attempt, state, code: 'a-code', iss: 'https://accounts.google.com' },
      },
    ])
  })

  it.each([
    ['another state', '?state=another-state-altogether&code=a-code'],
    ['no state', '?code=a-code'],
    ['nothing', ''],
  ])('rejects a callback with %s without calling the API', async (_, query) => {
    const { context, start, notices, requests } = visit(200, signedIn, { attempts: { [state]: attempt } })
    const response = await finishSocialSignIn('google', callback(query), context)
    expect(response.headers.get('Location')).toBe('/login')
    expect(notices).toEqual([{ kind: 'not-signed-in', provider: 'google', reason: 'expired' }])
    expect([requests, start.mock.calls]).toEqual([[], []])
  })

  it('rejects a state that was used before', async () => {
    const { context, notices } = visit(200, signedIn, { attempts: { [state]: attempt } })
    await finishSocialSignIn('google', callback(`?state=${state}&code=a-code`), context)
    await finishSocialSignIn('google', callback(`?state=${state}&code=a-code`), context)
    expect(notices[1]).toMatchObject({ reason: 'expired' })
  })

  it('rejects the state of another provider', async () => {
    const { context, notices, requests } = visit(200, signedIn, { attempts: { [state]: attempt } })
    await finishSocialSignIn(
      'facebook',
      callback(`?state=${state}&code=a-code`, '/callback/facebook'),
      context,
    )
    expect(notices).toEqual([{ kind: 'not-signed-in', provider: 'facebook', reason: 'expired' }])
    expect(requests).toEqual([])
  })

  it.each([
    ['access_denied', 'denied'],
    ['temporarily_unavailable', 'failed'],
  ])('redirects error %s to the login page with reason %s', async (error, reason) => {
    const { context, notices } = visit(200, signedIn, { attempts: { [state]: attempt } })
    const response = await finishSocialSignIn('google', callback(`?state=${state}&error=${error}`), context)
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Feducations')
    expect(notices).toEqual([{ kind: 'not-signed-in', provider: 'google', reason }])
  })

  it('sets the API’s message if the exchange fails', async () => {
    const problem = { message: 'There is an account with this address already.', code: 'conflict' }
    const { context, start, notices } = visit(409, problem, { attempts: { [state]: attempt } })
    await finishSocialSignIn('google', callback(`?state=${state}&code=a-code`), context)
    expect(notices).toMatchObject([{ reason: 'refused', message: problem.message }])
    expect(start).not.toHaveBeenCalled()
  })

  it('ignores a slug and a redirectTo parameter', async () => {
    const { context } = visit(200, signedIn, { attempts: { [state]: attempt } })
    const path = '/callback/google/https%3A%2F%2Fevil.example'
    const request = callback(`?state=${state}&code=a-code&redirectTo=https://evil.example`, path)
    expect(providerIn(request)).toBe('google')
    const response = await finishSocialSignIn('google', request, context)
    expect(response.headers.get('Location')).toBe('/educations')
  })
})
