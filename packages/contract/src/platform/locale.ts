/** The supported locales; the first is the fallback (LOCALE-1). */
export const locales = ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'] as const

/** One of the seven locales. */
export type Locale = (typeof locales)[number]

/** The locale a text falls back to (LOCALE-5). */
export const fallbackLocale: Locale = 'en'

/** Whether an untrusted value is one of the seven locales. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The reading direction of a locale (LOCALE-4). */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'fa' ? 'rtl' : 'ltr'
}
