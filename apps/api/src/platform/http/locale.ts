import { match } from '@formatjs/intl-localematcher'
import { fallbackLocale, isLocale, locales, type Locale } from '@chignon/contract/platform/locale'
import Negotiator from 'negotiator'

const maxHeaderLength = 500
const maxCached = 1000
const cached = new Map<string, Locale>()

/** The best locale for an Accept-Language header; English if none matches or the header is malformed. */
export function localeFrom(header: string | undefined): Locale {
  if (!header || header.length > maxHeaderLength) return fallbackLocale
  const cachedLocale = cached.get(header)
  if (cachedLocale) return cachedLocale
  const locale = negotiate(header)
  // Browsers send a few hundred different headers. The limit keeps an attacker from filling the memory.
  if (cached.size >= maxCached) cached.clear()
  cached.set(header, locale)
  return locale
}

function negotiate(header: string): Locale {
  const requested = new Negotiator({ headers: { 'accept-language': header } })
    .languages()
    .filter(isLanguageTag)
  const matched = match(requested, locales, fallbackLocale, { algorithm: 'lookup' })
  return isLocale(matched) ? matched : fallbackLocale
}

function isLanguageTag(tag: string): boolean {
  try {
    return tag !== '*' && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
