import { fallbackLocale, locales, type Locale } from '@chignon/contract/platform/locale'

type Texts = Readonly<Partial<Record<Locale, string>>>

/** The language of the first text that is written: the given one, else English, else any; undefined if none is. */
export function writtenLocale(texts: Texts, locale: Locale): Locale | undefined {
  return [locale, fallbackLocale, ...locales].find((each) => (texts[each]?.trim() ?? '') !== '')
}

/** The text in that language; empty if none is written. */
export function writtenText(texts: Texts, locale: Locale): string {
  const written = writtenLocale(texts, locale)
  return (written && texts[written]?.trim()) ?? ''
}
