import type { Country } from '@chignon/contract/catalogue/base-data'
import type { Locale } from '@chignon/contract/platform/locale'
import { countryCodes } from './country.codes.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** The name of a country in a language, or its code if there is no name. */
export function countryName(code: string, locale: Locale): string {
  let displayNames = names.get(locale)
  if (!displayNames)
    names.set(locale, (displayNames = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })))
  return displayNames.of(code) ?? code
}

const lists = new Map<Locale, Country[]>()

/** All countries, sorted by name in the language's collation. */
export function countriesIn(locale: Locale): Country[] {
  let list = lists.get(locale)
  if (!list) {
    const { compare } = new Intl.Collator(locale)
    list = countryCodes
      .map((code) => ({ code, name: countryName(code, locale) }))
      .toSorted((a, b) => compare(a.name, b.name))
    lists.set(locale, list)
  }
  return list
}

/** Finds a country by its code or its English name, case-insensitively. */
export function findCountry(codeOrName: string, locale: Locale): Country | undefined {
  const searched = codeOrName.trim().toLowerCase()
  const code = countryCodes.find(
    (entry) => entry.toLowerCase() === searched || countryName(entry, 'en').toLowerCase() === searched,
  )
  return code === undefined ? undefined : { code, name: countryName(code, locale) }
}

/** Whether a value is the code of a country. */
export function isCountryCode(code: string): boolean {
  return countryCodes.some((entry) => entry === code)
}
