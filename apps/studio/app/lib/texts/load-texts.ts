import type { Locale } from '@chignon/contract/platform/locale'
import type { Texts } from './merge-texts.ts'

// One file for each language: the first page waits for all of it.
const loaders: Record<Locale, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).enTexts,
  de: async () => (await import('./de.ts')).deTexts,
  es: async () => (await import('./es.ts')).esTexts,
  it: async () => (await import('./it.ts')).itTexts,
  fr: async () => (await import('./fr.ts')).frTexts,
  pt: async () => (await import('./pt.ts')).ptTexts,
  fa: async () => (await import('./fa.ts')).faTexts,
}

/** Loads the texts of all areas in a language, and those of the components. */
export const loadTexts = (locale: Locale): Promise<Texts> => loaders[locale]()
