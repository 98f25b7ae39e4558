import { languageTag } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { setupI18n, type I18n, type Messages } from '@lingui/core'

/** The texts of one locale, with the plurals and numbers of its region. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } })
}
