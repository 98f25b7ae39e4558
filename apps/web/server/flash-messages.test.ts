import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openFlashMessages } from './flash-messages.ts'

const signed = { secret: 'a secret of thirty-two characters', isHttps: false }
const notice = { kind: 'signed-in', message: 'خوش برگشتید، Ada' } as const

const app = new Hono()
app.post('/set', async (c) => {
  const notices = openFlashMessages(c, signed)
  notices.set(notice)
  await notices.commit({ isRedirect: false })
  return c.text('')
})
app.get('/read', async (c) => {
  const notices = openFlashMessages(c, signed)
  const [first, second] = await Promise.all([notices.read(), notices.read()])
  await notices.commit({ isRedirect: c.req.query('redirects') !== undefined })
  return c.json([first, second])
})

const read = (cookie: string) => app.request('/read', { headers: { Cookie: cookie } })

it('returns the message to every reader of the next page, then deletes it', async () => {
  const setResponse = await app.request('/set', { method: 'POST' })
  const cookie = setResponse.headers.get('Set-Cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  const response = await read(cookie.split(';')[0] ?? '')
  expect(await response.json()).toEqual([notice, notice])
  expect(response.headers.get('Set-Cookie')).toMatch(/^notice=;.*Max-Age=0/)
})

it('keeps the message when the next page redirects', async () => {
  const setResponse = await app.request('/set', { method: 'POST' })
  const Cookie = setResponse.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const response = await app.request('/read?redirects', { headers: { Cookie } })
  expect(response.headers.has('Set-Cookie')).toBe(false)
})

it('ignores a message without a valid signature', async () => {
  const forged = Buffer.from(JSON.stringify({ kind: 'signed-in', message: 'Call this number' })).toString(
    'base64url',
  )
  for (const cookie of [`notice=${forged}`, `notice=${forged}.c2lnbmF0dXJl`, ''])
    expect(await (await read(cookie)).json()).toEqual([null, null])
})

it('sets no cookie without a message', async () => {
  expect((await read('')).headers.has('Set-Cookie')).toBe(false)
})
