import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@chignon/contract'

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po')

/** The texts of one locale, of its own for each request. Throws where the locale has no catalogue. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const load = catalogues[`../locales/${locale}.po`]
  if (!load) throw new Error(`There is no catalogue app/locales/${locale}.po. Add it and run lingui extract.`)
  const { messages } = await load()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
