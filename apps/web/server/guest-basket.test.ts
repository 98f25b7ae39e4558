import { randomUUID } from 'node:crypto'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openGuestBasket } from './guest-basket.ts'

const secret = 'a secret of thirty-two characters'
const line = (count = 1): OrderLineForm => ({ type: 'online-masterclass', id: randomUUID(), count })
const basketSchema = z.object({ key: z.uuid(), lines: z.array(z.unknown()) })

function appThatWrites(lines: OrderLineForm[], isHttps = false) {
  const app = new Hono()
  app.get('/read', async (c) => c.json(await openGuestBasket(c, { secret, isHttps }).read()))
  app.post('/write', async (c) => {
    const basket = openGuestBasket(c, { secret, isHttps })
    basket.write(lines)
    await basket.commit()
    return c.text('')
  })
  return app
}

async function write(lines: OrderLineForm[], before = '', isHttps = false) {
  const headers = { Cookie: before }
  const response = await appThatWrites(lines, isHttps).request('/write', { method: 'POST', headers })
  const header = response.headers.get('Set-Cookie') ?? ''
  return { header, cookie: header.split(';')[0] ?? '' }
}
const read = async (cookie: string) =>
  basketSchema.parse(await (await appThatWrites([]).request('/read', { headers: { Cookie: cookie } })).json())

it('keeps the lines and the key while the basket changes', async () => {
  const [first, second] = [line(), { ...line(3), type: 'ticket' as const }]
  const { cookie } = await write([first])
  const { cookie: changed } = await write([first, second], cookie)
  expect((await read(changed)).lines).toEqual([first, second])
  expect((await read(changed)).key).toBe((await read(cookie)).key)
})

it('is HttpOnly and SameSite=Lax, on https also Secure and host-only', async () => {
  expect((await write([line()])).header).toMatch(/^basket=.*; HttpOnly; SameSite=Lax$/)
  expect((await write([line()], '', true)).header).toMatch(
    /^__Host-basket=.*; HttpOnly; Secure; SameSite=Lax$/,
  )
})

it('a full basket fits into a cookie', async () => {
  const lines = Array.from({ length: 40 }, () => line())
  const { header, cookie } = await write(lines)
  expect(header.length).toBeLessThan(4096)
  expect((await read(cookie)).lines).toEqual(lines)
})

it('an empty basket deletes the cookie', async () => {
  expect((await write([])).header).toMatch(/^basket=;.*Max-Age=0/)
})

it('a cookie that is not signed, or has other content, is an empty basket', async () => {
  const value = Buffer.from(JSON.stringify([randomUUID(), [['course', randomUUID(), 1]]])).toString(
    'base64url',
  )
  for (const cookie of ['', `basket=${value}`, `basket=${value}.c2lnbmF0dXJl`]) {
    expect((await read(cookie)).lines).toEqual([])
  }
  const { cookie } = await write([{ ...line(), count: 500 }])
  expect((await read(cookie)).lines).toEqual([])
})
