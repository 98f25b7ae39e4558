import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openNotices } from './notices.ts'

const signed = { secret: 'a secret of thirty-two characters', isHttps: false }
const notice = { kind: 'signed-in', message: 'خوش برگشتید، Ada' } as const

const app = new Hono()
app.post('/leave', async (c) => {
  const notices = openNotices(c, signed)
  notices.leave(notice)
  await notices.settle()
  return c.text('')
})
app.get('/read', async (c) => {
  const notices = openNotices(c, signed)
  const [one, other] = await Promise.all([notices.read(), notices.read()])
  await notices.settle()
  return c.json([one, other])
})

const read = (cookie: string) => app.request('/read', { headers: { Cookie: cookie } })

it('a notice reaches the next page whole, whoever on it asks, and goes with that', async () => {
  const left = await app.request('/leave', { method: 'POST' })
  const cookie = left.headers.get('Set-Cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  const answer = await read(cookie.split(';')[0] ?? '')
  expect(await answer.json()).toEqual([notice, notice])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^notice=;.*Max-Age=0/)
})

it('a notice that somebody else wrote says nothing', async () => {
  const forged = Buffer.from(JSON.stringify({ kind: 'signed-in', message: 'Call this number' })).toString(
    'base64url',
  )
  for (const cookie of [`notice=${forged}`, `notice=${forged}.c2lnbmF0dXJl`, ''])
    expect(await (await read(cookie)).json()).toEqual([null, null])
})

it('a page without a notice touches no cookie', async () => {
  expect((await read('')).headers.has('Set-Cookie')).toBe(false)
})
