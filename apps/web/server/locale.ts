import { match } from '@formatjs/intl-localematcher'
import { fallbackLocale, isLocale, type Locale } from '@chignon/contract/locale'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import Negotiator from 'negotiator'

const cookieName = 'lang'
const yearInSeconds = 31_536_000

/**
 * The locale of a request: `?lang=` (which is kept in the cookie), else the cookie `lang`, else Accept-Language,
 * else English (specification §4, Language).
 */
export function localeOf(c: Context, offered: readonly Locale[]): Locale {
  const asked = offeredLocale(c.req.query('lang'), offered)
  if (asked && !isFile(c.req.path)) {
    setCookie(c, cookieName, asked, { path: '/', maxAge: yearInSeconds, sameSite: 'Lax' })
  }
  return (
    asked ??
    offeredLocale(getCookie(c, cookieName), offered) ??
    preferred(c.req.header('Accept-Language'), offered)
  )
}

// To ask for a file in a language is no choice of it, and a file that caches keep must carry no cookie. A page's data is
// a file by its name alone.
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && !path.endsWith('.data')
}

// `en-US`, the specification's default, and other regional tags mean their language.
function offeredLocale(value: string | undefined, offered: readonly Locale[]): Locale | undefined {
  const language = value?.toLowerCase().split('-')[0]
  return isLocale(language) && offered.includes(language) ? language : undefined
}

function preferred(header: string | undefined, offered: readonly Locale[]): Locale {
  if (!header) return fallbackLocale
  const wanted = new Negotiator({ headers: { 'accept-language': header.slice(0, 500) } }).languages()
  try {
    const found = match(
      wanted.filter((language) => language !== '*'),
      offered,
      fallbackLocale,
    )
    return isLocale(found) ? found : fallbackLocale
  } catch {
    // A tag that is no language tag: the header is from outside and need not be well formed.
    return fallbackLocale
  }
}
