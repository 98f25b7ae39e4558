import { languageTag } from '@chignon/contract/platform/formats'
import { useStartData } from './start-data-context.ts'

/** What a country is called in the studio’s language, by its code. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useStartData()
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  return (code) => names.of(code) ?? code
}
