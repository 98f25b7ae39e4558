/** The locales the product speaks; the first is the fallback (specification §9). */
export const locales = ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'] as const

/** One of the seven locales. */
export type Locale = (typeof locales)[number]

/** What a text falls back to where a locale has none. */
export const fallbackLocale: Locale = 'en'

/** Whether a value from outside names one of the seven locales. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The reading direction of a locale. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'fa' ? 'rtl' : 'ltr'
}
