import type { Problem } from '@chignon/contract/platform/problem'
import { describe, expect, it, vi } from 'vitest'
import type { WebContext } from '../../../lib/data/load-context.ts'
import { login, register } from './auth-action.ts'

const person = {
  id: '0195d3a4-8f00-7000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Bell',
  email: 'ada@example.com',
  email_verified: false,
  deletion_due_at: null,
  has_password: true,
  thumbnail_url: null,
  profile: { gender: 'unspecified', phone: null, country: null },
  role: 'learner',
}
const signedIn = { data: { token: 'secret-token', user: person }, message: 'Welcome back, Ada.' }

function contextWithResponse(status: number, body: unknown) {
  const start = vi.fn<(token: string) => void>()
  const fetchApi = vi.fn<WebContext['fetchApi']>(async () => Response.json(body, { status }))
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token: null, start, end: () => {} },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: { store: () => {}, consume: async () => null },
    notices: { set: () => {}, read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => [],
    fetchApi,
  }
  return { context, start, fetchApi }
}

function post(address: string, values: Record<string, string> = {}): Request {
  const body = new URLSearchParams({ email: 'ada@example.com', password: 'hairdesign', ...values })
  return new Request(`http://academy.example${address}`, { method: 'POST', body })
}

describe('login', () => {
  it('redirects to the return path and starts the session', async () => {
    const { context, start } = contextWithResponse(200, signedIn)
    const request = post('/login?redirectTo=/courses/the-bob/buy')
    const response: unknown = await login({ context, request }).catch((thrown: unknown) => thrown)
    expect(response).toBeInstanceOf(Response)
    if (response instanceof Response) expect(response.headers.get('Location')).toBe('/courses/the-bob/buy')
    expect(start).toHaveBeenCalledExactlyOnceWith('secret-token')
  })

  it.each(['https://evil.example', '//evil.example'])('redirects to / instead of %s', async (address) => {
    const { context } = contextWithResponse(200, signedIn)
    const request = post(`/login?redirectTo=${encodeURIComponent(address)}`)
    const response: unknown = await login({ context, request }).catch((thrown: unknown) => thrown)
    if (response instanceof Response) expect(response.headers.get('Location')).toBe('/')
    else expect.unreachable('expected a redirect')
  })

  it('returns the message without the token to a script', async () => {
    const { context } = contextWithResponse(200, signedIn)
    expect(await login({ context, request: post('/login', { scripts: 'on' }) })).toEqual({
      outcome: 'done',
      message: 'Welcome back, Ada.',
    })
  })

  it('returns the error with the given values but without passwords', async () => {
    const problem: Problem = { message: 'E-mail or password is wrong.', code: 'invalid_credentials' }
    const { context, start } = contextWithResponse(422, problem)
    const result = await login({ context, request: post('/login') })
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { outcome: 'rejected', message: problem.message, values: { email: 'ada@example.com' } },
    })
    expect(JSON.stringify(result)).not.toContain('hairdesign')
    expect(start).not.toHaveBeenCalled()
  })
})

describe('login with a guest’s basket', () => {
  const lines = [{ type: 'course' as const, id: '0195d3a4-8f00-7000-8000-000000000002', count: 1 }]
  const logInWithBasket = async (merge: () => Response) => {
    const { context } = contextWithResponse(200, signedIn)
    const write = vi.fn<WebContext['guestBasket']['write']>()
    const merged: Request[] = []
    context.guestBasket = { read: async () => ({ key: 'the-key', lines }), write }
    context.fetchApi = async (request) => {
      if (!request.url.endsWith('/basket/merge')) return Response.json(signedIn)
      merged.push(request.clone())
      return merge()
    }
    return { result: await login({ context, request: post('/login', { scripts: 'on' }) }), write, merged }
  }

  it('adds it to the basket of the person who signed in, and says so', async () => {
    const message = 'Your basket has been saved to your account.'
    const { result, write, merged } = await logInWithBasket(() =>
      Response.json({ data: { lines: [], quote: null }, message }),
    )
    expect(result).toEqual({ outcome: 'done', message: `Welcome back, Ada. ${message}` })
    expect(merged[0]?.headers.get('Authorization')).toBe('Bearer secret-token')
    expect(merged[0]?.headers.get('Idempotency-Key')).toBe('the-key')
    expect(await merged[0]?.json()).toEqual({ lines })
    expect(write).toHaveBeenCalledExactlyOnceWith([])
  })

  it('signs in and keeps it for later if the API cannot add it', async () => {
    const problem: Problem = { message: 'Not now.', code: 'unavailable' }
    const { result, write } = await logInWithBasket(() => Response.json(problem, { status: 503 }))
    expect(result).toEqual({ outcome: 'done', message: 'Welcome back, Ada.' })
    expect(write).not.toHaveBeenCalled()
  })
})

describe('register', () => {
  it('returns 422 unless the terms were accepted, without calling the API', async () => {
    const { context, fetchApi } = contextWithResponse(201, signedIn)
    const request = post('/register', { password_confirmation: 'hairdesign' })
    const result = await register({ context, request })
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { message: null, errors: { terms: 'required' } },
    })
    expect(JSON.stringify(result)).not.toContain('hairdesign')
    expect(fetchApi).not.toHaveBeenCalled()
  })

  it('starts the session if the terms were accepted', async () => {
    const { context, start } = contextWithResponse(201, signedIn)
    await register({ context, request: post('/register', { terms: 'on', scripts: 'on' }) })
    expect(start).toHaveBeenCalledExactlyOnceWith('secret-token')
  })
})
