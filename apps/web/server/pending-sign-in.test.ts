import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openPendingSignIn } from './pending-sign-in.ts'

const options = { secret: 'a secret of thirty-two characters', isHttps: true }
const pending = { challenge: 'abc', returnTo: '/educations?page=2' }
const app = new Hono()
app.get('/', async (c) => c.json(await openPendingSignIn(c, options).read()))
app.post('/:change', async (c) => {
  const store = openPendingSignIn(c, options)
  if (c.req.param('change') === 'store') store.store(pending)
  else store.clear()
  await store.commit()
  return c.text('')
})

it('keeps a sign-in for ten minutes in a signed cookie that scripts cannot read', async () => {
  const header = (await app.request('/store', { method: 'POST' })).headers.get('Set-Cookie') ?? ''
  const [pair = '', ...flags] = header.split('; ')
  expect(pair).toMatch(/^__Host-pending-sign-in=/)
  expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'Max-Age=600', 'SameSite=Lax', 'Secure']))
  expect(await (await app.request('/', { headers: { Cookie: pair } })).json()).toEqual(pending)
  const forged = await app.request('/', { headers: { Cookie: `${pair}x` } })
  expect(await forged.json()).toBeNull()
})

it('is deleted when the sign-in is finished', async () => {
  const response = await app.request('/clear', { method: 'POST' })
  expect(response.headers.get('Set-Cookie')).toContain('Max-Age=0')
})
