import { commaOf } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import { countryName } from '../../platform/country/country.names.ts'

type Place = { address: string; city: Localized; country: string }

/**
 * What follows the address of a venue: the country, after the city unless the address contains it. An address is written as at its
 * place, so its city may have another name there: Lisboa.
 */
export function localityOf({ address, city, country }: Place, locale: Locale): string {
  const names = Object.values(city).filter((name) => name !== undefined)
  const isInAddress = names.some((name) => folded(address).includes(folded(name)))
  const shown = city[localeOf(city, locale)]
  return [...(isInAddress || shown === undefined ? [] : [shown]), countryName(country, locale)].join(
    commaOf(locale),
  )
}

// The letters without accents: București becomes Bucuresti.
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
