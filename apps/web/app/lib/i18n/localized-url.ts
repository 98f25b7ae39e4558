import { fallbackLocale, type Locale } from '@chignon/contract/locale'

/**
 * The address of a page in one language: `?lang=de`; the fallback's is the page's own. `address` is a path of ours, with
 * the query that belongs to it.
 */
export function localizedUrl(origin: string, address: string, locale: Locale = fallbackLocale): string {
  if (locale === fallbackLocale) return origin + address
  return `${origin}${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
