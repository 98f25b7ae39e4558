import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openSession } from './session.ts'

const secret = 'a secret of thirty-two characters'

function createTestApp(isHttps: boolean, secretNow = secret) {
  const app = new Hono()
  app.get('/token', async (c) => c.json((await openSession(c, { secret: secretNow, isHttps })).token))
  app.post('/start', async (c) => {
    const session = await openSession(c, { secret: secretNow, isHttps })
    session.start('opaque-token')
    await session.commit()
    return c.text('')
  })
  app.post('/end', async (c) => {
    const session = await openSession(c, { secret: secretNow, isHttps })
    session.end()
    await session.commit()
    return c.text('')
  })
  return app
}

async function started(isHttps: boolean) {
  const response = await createTestApp(isHttps).request('/start', { method: 'POST' })
  const header = response.headers.get('Set-Cookie') ?? ''
  const [pair = '', ...flags] = header.split('; ')
  return { pair, flags }
}

const tokenFor = async (app: Hono, cookie: string): Promise<unknown> =>
  (await app.request('/token', { headers: { Cookie: cookie } })).json()

describe('the session cookie', () => {
  it('is HttpOnly, SameSite=Lax and without a domain on http', async () => {
    const { pair, flags } = await started(false)
    expect(pair).toMatch(/^session=/)
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
  })

  it('is also Secure and named __Host- on https', async () => {
    const { pair, flags } = await started(true)
    expect(pair).toMatch(/^__Host-session=/)
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  it('returns the token it was created with', async () => {
    const { pair } = await started(true)
    expect(await tokenFor(createTestApp(true), pair)).toBe('opaque-token')
  })

  it('is ignored without a valid signature', async () => {
    const { pair } = await started(false)
    const [name = '', value = ''] = pair.split('=')
    const signature = decodeURIComponent(value).split('.').at(-1) ?? ''
    for (const forged of ['opaque-token', 'another-token', `another-token.${signature}`, '.', ''])
      expect(await tokenFor(createTestApp(false), `${name}=${encodeURIComponent(forged)}`)).toBeNull()
    expect(await tokenFor(createTestApp(false, `${secret}, changed`), pair)).toBeNull()
  })

  it('set on http is ignored on https', async () => {
    const { pair } = await started(false)
    expect(await tokenFor(createTestApp(true), pair)).toBeNull()
  })

  it.each([false, true])(
    'is deleted under the same name when the session ends (https: %s)',
    async (isHttps) => {
      const { pair } = await started(isHttps)
      const response = await createTestApp(isHttps).request('/end', { method: 'POST' })
      const header = response.headers.get('Set-Cookie') ?? ''
      expect(header.split('=')[0]).toBe(pair.split('=')[0])
      expect(header).toContain('Max-Age=0')
      expect(header).toContain('Path=/')
      expect(header.includes('Secure')).toBe(isHttps)
    },
  )
})
