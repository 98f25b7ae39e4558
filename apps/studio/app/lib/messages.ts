import type { Locale } from '@chignon/contract/platform/locale'
import type { PartialMessages } from '@chignon/ui/messages'
import type { Messages } from '@lingui/core'

const catalogues = import.meta.glob<{ messages: Messages }>('../areas/*/locales/*.po')

const componentTexts: Record<Locale, () => Promise<PartialMessages>> = {
  en: async () => ({}),
  de: async () => (await import('@chignon/ui/messages/de')).de,
  es: async () => (await import('@chignon/ui/messages/es')).es,
  it: async () => (await import('@chignon/ui/messages/it')).it,
  fr: async () => (await import('@chignon/ui/messages/fr')).fr,
  pt: async () => (await import('@chignon/ui/messages/pt')).pt,
  fa: async () => (await import('@chignon/ui/messages/fa')).fa,
}

/** Loads the texts of all areas in a language, and those of the components. */
export async function loadTexts(
  locale: Locale,
): Promise<{ texts: Messages; componentTexts: PartialMessages }> {
  const ofLocale = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${locale}.po`))
  const [components, ...loaded] = await Promise.all([
    componentTexts[locale](),
    ...ofLocale.map(([, load]) => load()),
  ])
  return {
    texts: Object.assign({}, ...loaded.map(({ messages }) => messages)),
    componentTexts: components,
  }
}
