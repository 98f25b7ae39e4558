import { match } from '@formatjs/intl-localematcher'
import { fallbackLocale, isLocale, type Locale } from '@chignon/contract/platform/locale'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import Negotiator from 'negotiator'

const cookieName = 'lang'
const yearInSeconds = 31_536_000

/**
 * The locale of a request: `?lang=` (which is saved in the cookie), else the cookie `lang`, else Accept-Language,
 * else English.
 */
export function localeOf(c: Context, offered: readonly Locale[]): Locale {
  const requested = offeredLocale(c.req.query('lang'), offered)
  if (requested && !isFile(c.req.path)) {
    setCookie(c, cookieName, requested, { path: '/', maxAge: yearInSeconds, sameSite: 'Lax' })
  }
  return (
    requested ??
    offeredLocale(getCookie(c, cookieName), offered) ??
    preferredLocale(c.req.header('Accept-Language'), offered)
  )
}

// Requesting a file in a language does not choose that language, and a cacheable file must not set a cookie. The data of
// a page (`*.data`) is not a file in this sense.
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && !path.endsWith('.data')
}

// Regional tags such as `en-US` select their language.
function offeredLocale(value: string | undefined, offered: readonly Locale[]): Locale | undefined {
  const language = value?.toLowerCase().split('-')[0]
  return isLocale(language) && offered.includes(language) ? language : undefined
}

function preferredLocale(header: string | undefined, offered: readonly Locale[]): Locale {
  if (!header) return fallbackLocale
  const accepted = new Negotiator({ headers: { 'accept-language': header.slice(0, 500) } }).languages()
  try {
    const found = match(
      accepted.filter((language) => language !== '*'),
      offered,
      fallbackLocale,
    )
    return isLocale(found) ? found : fallbackLocale
  } catch {
    // The header contains an invalid language tag.
    return fallbackLocale
  }
}
