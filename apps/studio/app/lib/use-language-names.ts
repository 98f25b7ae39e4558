import { languageTag } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { useStartData } from './start-data-context.ts'

/** What a language is called in the studio’s. */
export function useLanguageNames(): (locale: Locale) => string {
  const { locale } = useStartData()
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'language' })
  return (each) => names.of(each) ?? each
}
