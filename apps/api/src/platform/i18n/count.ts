import type { Locale } from '@chignon/contract/platform/locale'

/** A number with its noun in the singular or plural: `1 minute`, `60 minutes`. Persian has one form: see `persianNumber`. */
export function count(locale: Exclude<Locale, 'fa'>, number: number, one: string, many: string): string {
  const isOne = locale === 'fr' ? number < 2 : number === 1
  return `${number} ${isOne ? one : many}`
}
