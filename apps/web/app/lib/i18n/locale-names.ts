import type { Locale } from '@chignon/contract/locale'

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  pt: 'Português',
  fa: 'فارسی',
}
