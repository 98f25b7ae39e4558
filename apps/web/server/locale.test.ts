import { locales, type Locale } from '@chignon/contract/platform/locale'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { localeOf } from './locale.ts'

async function send(
  address: string,
  headers: Record<string, string> = {},
  offered: readonly Locale[] = locales,
) {
  const app = new Hono().get('*', (c) => c.text(localeOf(c, offered)))
  const response = await app.request(address, { headers })
  return { locale: await response.text(), cookie: response.headers.get('Set-Cookie') }
}

describe('localeOf', () => {
  it('returns en without any preference', async () => {
    expect(await send('/')).toEqual({ locale: 'en', cookie: null })
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
  ])('matches Accept-Language: %.40s', async (header, locale) => {
    expect((await send('/', { 'Accept-Language': header })).locale).toBe(locale)
  })

  it('prefers the cookie to Accept-Language', async () => {
    expect((await send('/', { Cookie: 'lang=es', 'Accept-Language': 'de' })).locale).toBe('es')
    expect((await send('/', { Cookie: 'lang=en-US', 'Accept-Language': 'de' })).locale).toBe('en')
  })

  it('prefers ?lang= to the cookie, and saves it', async () => {
    const { locale, cookie } = await send('/?lang=fa', { Cookie: 'lang=es' })
    expect(locale).toBe('fa')
    expect(cookie).toMatch(/^lang=fa; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  })

  it.each(['/feeds/courses.xml', '/manifest.webmanifest', '/og/courses/bob.png'])(
    'uses ?lang= of a file without saving it: %s',
    async (file) => {
      expect(await send(`${file}?lang=fa`, { Cookie: 'lang=es' })).toEqual({ locale: 'fa', cookie: null })
    },
  )

  it('saves ?lang= of a data request', async () => {
    expect((await send('/educations.data?lang=fa')).cookie).toContain('lang=fa')
  })

  it.each(['xx', '', 'constructor', 'de;Path=/', '../../etc'])(
    'ignores the invalid ?lang=%s',
    async (lang) => {
      const response = await send(`/?lang=${encodeURIComponent(lang)}`, { Cookie: 'lang=es' })
      expect(response).toEqual({ locale: 'es', cookie: null })
    },
  )

  it('ignores locales that are not offered', async () => {
    const offered = ['en', 'de'] as const
    expect((await send('/?lang=fa', {}, offered)).locale).toBe('en')
    expect((await send('/', { Cookie: 'lang=fa' }, offered)).locale).toBe('en')
    expect((await send('/', { 'Accept-Language': 'fa, de;q=0.1' }, offered)).locale).toBe('de')
  })
})
