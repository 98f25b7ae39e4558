import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { bff } from './bff.ts'

const token = 'opaque-token'
let sent: Request[]
let isEnded: boolean
let response: () => Response

beforeEach(() => {
  sent = []
  isEnded = false
  response = () => Response.json({ data: [] })
})

function send(path: string, init: RequestInit = {}, sessionToken: string | null = token) {
  const app = new Hono()
  app.all(
    '/bff/*',
    bff('/bff', async () => ({
      locale: 'de',
      session: {
        token: sessionToken,
        start: () => expect.unreachable('no session starts here'),
        end: () => {
          isEnded = true
        },
        commit: async () => {},
      },
      fetchApi: async (request) => {
        sent.push(request)
        return response()
      },
    })),
  )
  return app.request(`http://academy.example${path}`, init)
}

describe('bff', () => {
  it('forwards with the session’s token and locale, without cookies', async () => {
    const headers = {
      Cookie: 'session=signed',
      Authorization: 'Bearer made-up',
      'Accept-Language': 'ja',
      'X-Client-Id': 'made-up',
    }
    await send('/bff/courses?page=2&search=bob%20%26%20line', { headers })
    expect(sent[0]?.url).toBe('http://academy.example/api/v1/courses?page=2&search=bob%20%26%20line')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: `Bearer ${token}`,
      'accept-language': 'de',
      'x-client-id': 'chignon-web',
    })
    expect(sent[0]?.headers.has('Cookie')).toBe(false)
  })

  it('drops an Authorization header set by a script', async () => {
    await send('/bff/user/me', { headers: { Authorization: `Bearer ${token}` } }, null)
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('forwards method and body', async () => {
    const body = JSON.stringify({ first_name: 'Ada' })
    await send('/bff/user', { method: 'PATCH', body, headers: { 'Content-Type': 'application/json' } })
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
  ])('returns 403 for %s, which would return a token', async (path) => {
    response = () => Response.json({ data: { token, user: {} }, message: 'Welcome' })
    const refused = await send(path, { method: 'POST' })
    expect([refused.status, sent]).toEqual([403, []])
  })

  it('never exposes the token in body or headers', async () => {
    const response = await send('/bff/user/me')
    expect(await response.text()).not.toContain(token)
    expect(JSON.stringify([...response.headers])).not.toContain(token)
  })

  it('overrides Cache-Control with no-store', async () => {
    response = () => Response.json({}, { headers: { 'Cache-Control': 'public, max-age=60' } })
    expect((await send('/bff/courses')).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each([401, 403])('ends the session after a %i from the API', async (status) => {
    response = () => Response.json({ message: 'Over', code: 'unauthenticated' }, { status })
    expect((await send('/bff/user/me')).status).toBe(status)
    expect(isEnded).toBe(true)
  })

  it('keeps the session after a 403 of a call of the studio, which says itself what a role may not do', async () => {
    response = () => Response.json({ message: 'Confirm', code: 'step_up_required' }, { status: 403 })
    expect((await send('/bff/staff/orders')).status).toBe(403)
    expect(isEnded).toBe(false)
    response = () => Response.json({ message: 'Over', code: 'unauthenticated' }, { status: 401 })
    await send('/bff/staff/orders')
    expect(isEnded).toBe(true)
  })

  it.each([404, 409, 422, 500])('keeps the session after a %i', async (status) => {
    response = () => Response.json({ message: 'No', code: 'not_found' }, { status })
    expect((await send('/bff/user/me')).status).toBe(status)
    expect(isEnded).toBe(false)
  })

  it('keeps the session after a refused call that the header makes by itself', async () => {
    response = () => new Response(null, { status: 401 })
    await send('/bff/user/notifications/unread')
    expect(isEnded).toBe(false)
    await send('/bff/user/notifications/read', { method: 'POST' })
    expect(isEnded).toBe(true)
  })

  it('ends the session after a logout', async () => {
    await send('/bff/logout', { method: 'POST' })
    expect(isEnded).toBe(true)
  })
})
