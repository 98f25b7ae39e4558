import { fallbackLocale, type Locale } from '@chignon/contract/locale'

/** The address of a page in one language: `?lang=de`; the fallback's is the page's own. */
export function localeAddress(origin: string, pathname: string, locale: Locale = fallbackLocale): string {
  return locale === fallbackLocale ? origin + pathname : `${origin}${pathname}?lang=${locale}`
}
