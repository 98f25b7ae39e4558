import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openSignInAttempts } from './sign-in-attempts.ts'

const secret = 'a secret of thirty-two characters'
const google = { provider: 'google', attempt: 'the-handle', returnTo: '/courses/the-bob' } as const
const states = Array.from({ length: 7 }, (_, i) => `state-number-${i}-of-this-browser`)
const [one = '', other = ''] = states

/** A browser: keeps what it is given, forgets what it is told to. */
function browser({ isHttps = false, secretNow = secret } = {}) {
  const jar = new Map<string, string>()
  const app = new Hono()
  app.post('/keep/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    attempts.keep(c.req.param('state'), google, 600)
    await attempts.settle()
    return c.text('')
  })
  app.post('/take/:state', async (c) => {
    const attempts = openSignInAttempts(c, { secret: secretNow, isHttps })
    const taken = await attempts.take(c.req.param('state'))
    await attempts.settle()
    return c.json(taken)
  })
  const ask = async (path: string) => {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(path, { method: 'POST', headers: { Cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    keep: (state: string) => ask(`/keep/${state}`),
    take: async (state: string): Promise<unknown> => (await ask(`/take/${encodeURIComponent(state)}`)).json(),
  }
}

describe('an attempt to sign in', () => {
  it('is found again by its state, once', async () => {
    const { keep, take, jar } = browser()
    await keep(one)
    expect(await take(one)).toEqual(google)
    expect(jar.size).toBe(0)
    expect(await take(one)).toBeNull()
  })

  it.each(['', 'short', `${one}x`, `${one}; Path=/`, '../../session', 'ünïcödé-state-of-some-length'])(
    'is not found by another state: %j',
    async (state) => {
      const { keep, take } = browser()
      await keep(one)
      expect(await take(state || 'x')).toBeNull()
      expect(await take(one)).toEqual(google)
    },
  )

  it('does not mix with the one of another tab', async () => {
    const { keep, take } = browser()
    await keep(one)
    await keep(other)
    expect(await take(one)).toEqual(google)
    expect(await take(other)).toEqual(google)
  })

  it('is kept where no script reads it, for as long as the provider said', async () => {
    const header = (await browser({ isHttps: true }).keep(one)).headers.get('Set-Cookie') ?? ''
    const [pair, ...flags] = header.split('; ')
    expect(pair).toMatch(new RegExp(`^__Host-sign-in-${one}=`))
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  it('that nobody signed, or another secret did, is none', async () => {
    const { keep, jar } = browser({ secretNow: `${secret}, changed` })
    await keep(one)
    const forged = browser()
    for (const [name, value] of jar) forged.jar.set(name, value)
    expect(await forged.take(one)).toBeNull()
  })

  it('pushes out the oldest where somebody begins again and again', async () => {
    const { keep, take, jar } = browser()
    for (const state of states) await keep(state)
    expect(jar.size).toBe(5)
    expect(await take(one)).toBeNull()
    expect(await take(states.at(-1) ?? '')).toEqual(google)
  })
})
