import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'

/** URL of a path in one language: `?lang=de`; without it for the fallback language. `address` may have a query. */
export function localizedUrl(origin: string, address: string, locale: Locale = fallbackLocale): string {
  if (locale === fallbackLocale) return origin + address
  return `${origin}${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
