import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { bff } from './bff.ts'

const token = 'opaque-token'
let sent: Request[]
let isEnded: boolean
let answer: () => Response

beforeEach(() => {
  sent = []
  isEnded = false
  answer = () => Response.json({ data: [] })
})

function ask(path: string, init: RequestInit = {}, held: string | null = token) {
  const app = new Hono()
  app.all(
    '/bff/*',
    bff('/bff', async () => ({
      locale: 'de',
      session: {
        token: held,
        start: () => expect.unreachable('no session starts here'),
        end: () => {
          isEnded = true
        },
        settle: async () => {},
      },
      fetchProvider: async (request) => {
        sent.push(request)
        return answer()
      },
    })),
  )
  return app.request(`http://academy.example${path}`, init)
}

describe('the backend for the frontend', () => {
  it('asks the provider with the session’s token and language, and keeps cookies to itself', async () => {
    const headers = {
      Cookie: 'session=signed',
      Authorization: 'Bearer made-up',
      'Accept-Language': 'ja',
      'X-Client-Id': 'made-up',
    }
    await ask('/bff/courses?page=2&search=bob%20%26%20line', { headers })
    expect(sent[0]?.url).toBe('http://academy.example/api/v1/courses?page=2&search=bob%20%26%20line')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: `Bearer ${token}`,
      'accept-language': 'de',
      'x-client-id': 'chignon-web',
    })
    expect(sent[0]?.headers.has('Cookie')).toBe(false)
  })

  it('passes on no authorization that a guest’s script wrote itself', async () => {
    await ask('/bff/user/me', { headers: { Authorization: `Bearer ${token}` } }, null)
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('passes on method and body', async () => {
    const body = JSON.stringify({ first_name: 'Ada' })
    await ask('/bff/user', { method: 'PATCH', body, headers: { 'Content-Type': 'application/json' } })
    expect(sent[0]?.method).toBe('PATCH')
    expect(await sent[0]?.text()).toBe(body)
  })

  it.each([
    '/bff/login',
    '/bff/login/',
    '/bff/social/google',
    '/bff/social/google/exchange',
    '/bff//social/facebook/%65xchange',
    '/bff/register',
    '/bff/./login',
    '/bff/x/../login',
    '/bff//login',
    '/bff/%6Cogin',
    '/bff/login%2F',
    '/bff/LOGIN',
  ])('never answers %s with a token', async (path) => {
    answer = () => Response.json({ data: { token, user: {} }, message: 'Welcome' })
    const refused = await ask(path, { method: 'POST' })
    expect([refused.status, sent]).toEqual([403, []])
  })

  it('tells nobody the token', async () => {
    const answered = await ask('/bff/user/me')
    expect(await answered.text()).not.toContain(token)
    expect(JSON.stringify([...answered.headers])).not.toContain(token)
  })

  it('lets no cache keep what it answers', async () => {
    answer = () => Response.json({}, { headers: { 'Cache-Control': 'public, max-age=60' } })
    expect((await ask('/bff/courses')).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each([401, 403])(
    'ends the session that the provider answers %i to (specification §8)',
    async (status) => {
      answer = () => Response.json({ message: 'Over', code: 'unauthenticated' }, { status })
      expect((await ask('/bff/user/me')).status).toBe(status)
      expect(isEnded).toBe(true)
    },
  )

  it.each([404, 409, 422, 500])('keeps it after any other refusal: %i', async (status) => {
    answer = () => Response.json({ message: 'No', code: 'not_found' }, { status })
    expect((await ask('/bff/user/me')).status).toBe(status)
    expect(isEnded).toBe(false)
  })

  it('ends the session with a logout', async () => {
    await ask('/bff/logout', { method: 'POST' })
    expect(isEnded).toBe(true)
  })
})
