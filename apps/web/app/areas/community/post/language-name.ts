import type { Locale } from '@chignon/contract/platform/locale'

/** The name of a language in the language of the reader. */
export function languageName(language: Locale, reader: string): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
}
