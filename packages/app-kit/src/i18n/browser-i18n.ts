import type { I18n, Messages } from '@lingui/core'
import { fallbackLocale, isLocale, type Locale } from '@chignon/contract/platform/locale'
import { createI18n } from './create-i18n.ts'

const locale = documentLocale()

const catalogue: Messages = {}

/** Messages of the current page. Each page module adds its own before it runs (`page-texts.ts`). */
export const browserI18n: I18n = createI18n(locale, catalogue)

/** Loads the messages of one module in the page's locale. */
export async function addTexts(
  loaders: Record<Locale, () => Promise<{ messages: Messages }>>,
): Promise<void> {
  const { messages } = await loaders[locale]()
  // Not `load`: it renders the whole page again, where nothing can use these messages yet.
  Object.assign(catalogue, messages)
}

// The browser shows one language; choosing another loads the page again.
function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : fallbackLocale
}
