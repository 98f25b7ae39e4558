import type { Problem } from '@chignon/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import type { WebContext } from '../../lib/data/load-context.ts'
import { authenticate, login, requireTerms } from './auth-action.ts'

const person = {
  id: '0195d3a4-8f00-7000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Bell',
  email: 'ada@example.com',
  email_verified: false,
  thumbnail_url: null,
  profile: { gender: 'unspecified', phone: null, country: null },
  role: 'learner',
}
const signedIn = { data: { token: 'secret-token', user: person }, message: 'Welcome back, Ada.' }

function contextWithResponse(status: number, body: unknown) {
  const start = vi.fn<(token: string) => void>()
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token: null, start, end: () => {} },
    signInAttempts: { keep: () => {}, take: async () => null },
    notices: { leave: () => {}, read: async () => null },
    socialProviders: async () => [],
    fetchProvider: async () => Response.json(body, { status }),
  }
  return { context, start }
}

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ email: 'ada@example.com', password: 'hairdesign', ...values }))
    data.set(name, value)
  return data
}

describe('authenticate', () => {
  it('redirects a page form to the return path and starts the session', async () => {
    const { context, start } = contextWithResponse(200, signedIn)
    const answer = await authenticate(
      form({ surface: 'page', redirectTo: '/courses/the-bob/buy' }),
      context,
      login,
    )
    expect(answer).toBeInstanceOf(Response)
    if (answer instanceof Response) expect(answer.headers.get('Location')).toBe('/courses/the-bob/buy')
    expect(start).toHaveBeenCalledExactlyOnceWith('secret-token')
  })

  it.each(['https://evil.example', '//evil.example'])('redirects to / instead of %s', async (address) => {
    const { context } = contextWithResponse(200, signedIn)
    const answer = await authenticate(form({ surface: 'page', redirectTo: address }), context, login)
    if (answer instanceof Response) expect(answer.headers.get('Location')).toBe('/')
    else expect.unreachable('expected a redirect')
  })

  it('returns the message without the token to the modal', async () => {
    const { context } = contextWithResponse(200, signedIn)
    const answer = await authenticate(form({ surface: 'modal' }), context, login)
    expect(answer).toEqual({ outcome: 'signed-in', message: 'Welcome back, Ada.' })
  })

  it('returns the error with the given values but without passwords', async () => {
    const problem: Problem = { message: 'E-mail or password is wrong.', code: 'invalid_credentials' }
    const { context, start } = contextWithResponse(422, problem)
    const answer = await authenticate(
      form({ surface: 'page', password_confirmation: 'hairdesign' }),
      context,
      login,
    )
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { outcome: 'refused', message: problem.message, given: { email: 'ada@example.com' } },
    })
    expect(JSON.stringify(answer)).not.toContain('hairdesign')
    expect(start).not.toHaveBeenCalled()
  })
})

describe('requireTerms', () => {
  it('returns 422 unless the terms were accepted', () => {
    expect(requireTerms(form({ terms: 'on' }))).toBeNull()
    const result = requireTerms(form({}))
    expect(result).toMatchObject({ init: { status: 422 }, data: { outcome: 'terms-missing' } })
    expect(JSON.stringify(result)).not.toContain('hairdesign')
  })
})
