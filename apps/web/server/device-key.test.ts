import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openDeviceKey } from './device-key.ts'

function createTestApp(isHttps: boolean) {
  const app = new Hono()
  app.get('/page', (c) => c.text(openDeviceKey(c, { isHttps }).value))
  app.post('/sign-in', (c) => {
    const key = openDeviceKey(c, { isHttps })
    key.commit()
    return c.text(key.value)
  })
  return app
}

describe('the key of a device', () => {
  it.each([
    [false, 'device'],
    [true, '__Host-device'],
  ])('is stored when someone signs in, and stays the same (https: %s)', async (isHttps, name) => {
    const app = createTestApp(isHttps)
    const first = await app.request('/sign-in', { method: 'POST' })
    const key = await first.text()
    const [pair = '', ...flags] = (first.headers.get('Set-Cookie') ?? '').split('; ')
    expect(pair).toBe(`${name}=${key}`)
    expect(flags).toContain('HttpOnly')
    expect(flags.includes('Secure')).toBe(isHttps)
    const again = await app.request('/sign-in', { method: 'POST', headers: { Cookie: pair } })
    expect(await again.text()).toBe(key)
  })

  it('sets no cookie for other visitors', async () => {
    const response = await createTestApp(false).request('/page')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  it('is replaced if the cookie is malformed', async () => {
    const response = await createTestApp(false).request('/page', { headers: { Cookie: 'device=x' } })
    expect(await response.text()).toMatch(/^[\w-]{43}$/)
  })
})
