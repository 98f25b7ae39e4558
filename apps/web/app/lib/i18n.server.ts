import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@chignon/contract/locale'
import { messagesOf } from './i18n.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po')
const read = new Map<Locale, Promise<Messages>>()

/** The texts of one locale, all areas together, in an instance of its own for each request. */
export async function serverI18n(locale: Locale): Promise<I18n> {
  const reading = read.get(locale) ?? messagesOf(catalogues, locale)
  read.set(locale, reading)
  return setupI18n({ locale, messages: { [locale]: await reading } })
}
