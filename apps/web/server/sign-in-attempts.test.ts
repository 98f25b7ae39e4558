import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openSignInAttempts } from './sign-in-attempts.ts'

const secret = 'a secret of thirty-two characters'
const google = { provider: 'google', attempt: 'the-handle', returnTo: '/courses/the-bob' } as const
const states = Array.from({ length: 7 }, (_, i) => `state-number-${i}-of-this-browser`)
const [one = '', other = ''] = states

/** A client with a cookie jar. */
function browser({ isHttps = false, secretNow = secret } = {}) {
  const jar = new Map<string, string>()
  const app = new Hono()
  app.post('/keep/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    attempts.keep(c.req.param('state'), google, 600)
    await attempts.commit()
    return c.text('')
  })
  app.post('/take/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    const taken = await attempts.take(c.req.param('state'))
    await attempts.commit()
    return c.json(taken)
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
    keep: (state: string) => send(`/keep/${state}`),
    take: async (state: string): Promise<unknown> =>
      (await send(`/take/${encodeURIComponent(state)}`)).json(),
  }
}

describe('a sign-in attempt', () => {
  it('is returned by its state once', async () => {
    const { keep, take, jar } = browser()
    await keep(one)
    expect(await take(one)).toEqual(google)
    expect(jar.size).toBe(0)
    expect(await take(one)).toBeNull()
  })

  it.each(['', 'short', `${one}x`, `${one}; Path=/`, '../../session', 'ünïcödé-state-of-some-length'])(
    'is not returned for another state: %j',
    async (state) => {
      const { keep, take } = browser()
      await keep(one)
      expect(await take(state || 'x')).toBeNull()
      expect(await take(one)).toEqual(google)
    },
  )

  it('is separate from that of another tab', async () => {
    const { keep, take } = browser()
    await keep(one)
    await keep(other)
    expect(await take(one)).toEqual(google)
    expect(await take(other)).toEqual(google)
  })

  it('is in an HttpOnly cookie with the given lifetime', async () => {
    const header = (await browser({ isHttps: true }).keep(one)).headers.get('Set-Cookie') ?? ''
    const [pair, ...flags] = header.split('; ')
    expect(pair).toMatch(new RegExp(`^__Host-sign-in-${one}=`))
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  it('is ignored if signed with another secret', async () => {
    const { keep, jar } = browser({ secretNow: `${secret}, changed` })
    await keep(one)
    const forged = browser()
    for (const [name, value] of jar) forged.jar.set(name, value)
    expect(await forged.take(one)).toBeNull()
  })

  it('replaces the oldest after five', async () => {
    const { keep, take, jar } = browser()
    for (const state of states) await keep(state)
    expect(jar.size).toBe(5)
    expect(await take(one)).toBeNull()
    expect(await take(states.at(-1) ?? '')).toEqual(google)
  })
})
