import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '@chignon/contract/platform/locale'
import { createI18n } from '@chignon/app-kit/i18n/create-i18n'

const catalogues = import.meta.glob<{ messages: Messages }>('../../{areas/*,routes}/locales/*.po')
const cache = new Map<Locale, Promise<Messages>>()

/** The texts of one locale, all areas together, in a new instance for each request. */
export async function serverI18n(locale: Locale): Promise<I18n> {
  const messages = cache.get(locale) ?? readMessages(locale)
  cache.set(locale, messages)
  return createI18n(locale, await messages)
}

async function readMessages(locale: Locale): Promise<Messages> {
  const loaders = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${locale}.po`))
  if (loaders.length === 0)
    throw new Error(`There is no catalogue ${locale}.po. Add it and run i18n:extract.`)
  const parts = await Promise.all(loaders.map(([, load]) => load()))
  return Object.assign({}, ...parts.map(({ messages }) => messages))
}
