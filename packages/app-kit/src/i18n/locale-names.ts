import type { Locale } from '@chignon/contract/platform/locale'

/** Name of each language in that language. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  pt: 'Português',
  fa: 'فارسی',
}
