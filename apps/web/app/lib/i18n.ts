import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { fallbackLocale, isLocale, type Locale } from '@chignon/contract/locale'

/** The catalogues of one area, by their path: `…/<locale>.po`. */
export type Catalogues = Record<string, () => Promise<{ messages: Messages }>>

/** The texts of the browser's page, filled area by area as the modules that say them arrive (`texts.ts`). */
export const browserI18n: I18n = setupI18n({
  locale: browserLocale(),
  messages: { [browserLocale()]: {} },
})

/** Adds the texts of one area to the browser's; the server has all of them already. */
export async function addTexts(catalogues: Catalogues): Promise<void> {
  if (import.meta.env.SSR) return
  const { locale } = browserI18n
  browserI18n.load(locale, await messagesOf(catalogues, locale))
}

/** The texts of one locale. Throws where one of the areas has no catalogue of it. */
export async function messagesOf(catalogues: Catalogues, locale: string): Promise<Messages> {
  const found = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${locale}.po`))
  if (!found.length)
    throw new Error(`There is no catalogue ${locale}.po in app/locales. Add it and run lingui extract.`)
  const parts = await Promise.all(found.map(([, load]) => load()))
  return Object.assign({}, ...parts.map(({ messages }) => messages))
}

// The browser shows one language; another is another page load (specification §2, language selector).
function browserLocale(): Locale {
  const lang = import.meta.env.SSR ? fallbackLocale : document.documentElement.lang
  return isLocale(lang) ? lang : fallbackLocale
}
