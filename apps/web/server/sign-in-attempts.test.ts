import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openSignInAttempts } from './sign-in-attempts.ts'

const secret = 'a secret of thirty-two characters'
const google = { provider: 'google', attempt: 'the-handle', returnTo: '/courses/the-bob' } as const
const states = Array.from({ length: 7 }, (_, i) => `state-number-${i}-of-this-browser`)
const [firstState = '', secondState = ''] = states

/** A client with a cookie jar. */
function browser({ isHttps = false, secretNow = secret } = {}) {
  const jar = new Map<string, string>()
  const app = new Hono()
  app.post('/store/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    attempts.store(c.req.param('state'), google, 600)
    await attempts.commit()
    return c.text('')
  })
  app.post('/consume/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    const attempt = await attempts.consume(c.req.param('state'))
    await attempts.commit()
    return c.json(attempt)
  })
  const send = async (path: string) => {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(path, { method: 'POST', headers: { Cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    jar,
    store: (state: string) => send(`/store/${state}`),
    consume: async (state: string): Promise<unknown> =>
      (await send(`/consume/${encodeURIComponent(state)}`)).json(),
  }
}

describe('a sign-in attempt', () => {
  it('is returned by its state once', async () => {
    const { store, consume, jar } = browser()
    await store(firstState)
    expect(await consume(firstState)).toEqual(google)
    expect(jar.size).toBe(0)
    expect(await consume(firstState)).toBeNull()
  })

  it.each([
    '',
    'short',
    `${firstState}x`,
    `${firstState}; Path=/`,
    '../../session',
    'ünïcödé-state-of-some-length',
  ])('is not returned for another state: %j', async (state) => {
    const { store, consume } = browser()
    await store(firstState)
    expect(await consume(state || 'x')).toBeNull()
    expect(await consume(firstState)).toEqual(google)
  })

  it('is separate from that of another tab', async () => {
    const { store, consume } = browser()
    await store(firstState)
    await store(secondState)
    expect(await consume(firstState)).toEqual(google)
    expect(await consume(secondState)).toEqual(google)
  })

  it('is in an HttpOnly cookie with the given lifetime', async () => {
    const header = (await browser({ isHttps: true }).store(firstState)).headers.get('Set-Cookie') ?? ''
    const [pair, ...flags] = header.split('; ')
    expect(pair).toMatch(new RegExp(`^__Host-sign-in-${firstState}=`))
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  it('is ignored if signed with another secret', async () => {
    const { store, jar } = browser({ secretNow: `${secret}, changed` })
    await store(firstState)
    const forged = browser()
    for (const [name, value] of jar) forged.jar.set(name, value)
    expect(await forged.consume(firstState)).toBeNull()
  })

  it('replaces the oldest after five', async () => {
    const { store, consume, jar } = browser()
    for (const state of states) await store(state)
    expect(jar.size).toBe(5)
    expect(await consume(firstState)).toBeNull()
    expect(await consume(states.at(-1) ?? '')).toEqual(google)
  })
})
