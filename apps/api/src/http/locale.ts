import { match } from '@formatjs/intl-localematcher'
import { fallbackLocale, isLocale, locales, type Locale } from '@chignon/contract/locale'
import Negotiator from 'negotiator'

const longestHeader = 500
const mostRemembered = 1000
const remembered = new Map<string, Locale>()

/** The locale that fits an Accept-Language header best; English where none does, or the header makes no sense. */
export function localeFrom(header: string | undefined): Locale {
  if (!header || header.length > longestHeader) return fallbackLocale
  const known = remembered.get(header)
  if (known) return known
  const locale = negotiate(header)
  // Browsers send a few hundred different headers; whoever sends more does not get to fill the memory.
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(header, locale)
  return locale
}

function negotiate(header: string): Locale {
  const wanted = new Negotiator({ headers: { 'accept-language': header } }).languages().filter(isLanguageTag)
  const found = match(wanted, locales, fallbackLocale, { algorithm: 'lookup' })
  return isLocale(found) ? found : fallbackLocale
}

function isLanguageTag(tag: string): boolean {
  try {
    return tag !== '*' && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
