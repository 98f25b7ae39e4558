import { fallbackLocale, locales, type Locale } from '@chignon/contract/platform/locale'

type Texts = Readonly<Partial<Record<Locale, string>>>

/** The first text that is written: in a language, else in English, else in any; empty if there is none. */
export function writtenText(texts: Texts, locale: Locale): string {
  return (
    [locale, fallbackLocale, ...locales]
      .map((each) => texts[each]?.trim() ?? '')
      .find((text) => text !== '') ?? ''
  )
}
