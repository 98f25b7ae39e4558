import { locales, type Locale } from '@chignon/contract/locale'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { localeOf } from './locale.ts'

async function ask(
  address: string,
  headers: Record<string, string> = {},
  offered: readonly Locale[] = locales,
) {
  const app = new Hono().get('*', (c) => c.text(localeOf(c, offered)))
  const answer = await app.request(address, { headers })
  return { locale: await answer.text(), cookie: answer.headers.get('Set-Cookie') }
}

describe('the language of a request', () => {
  it('is English where nobody says anything', async () => {
    expect(await ask('/')).toEqual({ locale: 'en', cookie: null })
  })

  it.each([
    ['de', 'de'],
    ['de-CH, fr;q=0.8', 'de'],
    ['fr-CA', 'fr'],
    ['nl, it;q=0.5', 'it'],
    ['en;q=0.2, pt-BR;q=0.9', 'pt'],
    ['fa-IR', 'fa'],
    ['ja', 'en'],
    ['*', 'en'],
    ['x'.repeat(10_000), 'en'],
    ['!!, ;;;q=, de_DE', 'en'],
  ])('follows Accept-Language: %.40s', async (header, locale) => {
    expect((await ask('/', { 'Accept-Language': header })).locale).toBe(locale)
  })

  it('is the cookie’s before the browser’s', async () => {
    expect((await ask('/', { Cookie: 'lang=es', 'Accept-Language': 'de' })).locale).toBe('es')
    expect((await ask('/', { Cookie: 'lang=en-US', 'Accept-Language': 'de' })).locale).toBe('en')
  })

  it('is the address’s before all, and is then kept', async () => {
    const { locale, cookie } = await ask('/?lang=fa', { Cookie: 'lang=es' })
    expect(locale).toBe('fa')
    expect(cookie).toMatch(/^lang=fa; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  })

  it.each(['/feeds/courses.xml', '/manifest.webmanifest', '/og/courses/bob.png'])(
    'is that of a file’s address, and is not kept: %s',
    async (file) => {
      expect(await ask(`${file}?lang=fa`, { Cookie: 'lang=es' })).toEqual({ locale: 'fa', cookie: null })
    },
  )

  it('is kept where the data of a page is asked for', async () => {
    expect((await ask('/educations.data?lang=fa')).cookie).toContain('lang=fa')
  })

  it.each(['xx', '', 'constructor', 'de;Path=/', '../../etc'])('is not changed by ?lang=%s', async (lang) => {
    const answer = await ask(`/?lang=${encodeURIComponent(lang)}`, { Cookie: 'lang=es' })
    expect(answer).toEqual({ locale: 'es', cookie: null })
  })

  it('is never one that this deployment does not offer', async () => {
    const offered = ['en', 'de'] as const
    expect((await ask('/?lang=fa', {}, offered)).locale).toBe('en')
    expect((await ask('/', { Cookie: 'lang=fa' }, offered)).locale).toBe('en')
    expect((await ask('/', { 'Accept-Language': 'fa, de;q=0.1' }, offered)).locale).toBe('de')
  })
})
