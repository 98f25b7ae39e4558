/** The form of a word for a count, by the rules of the language: `one` ("option") or `other` ("options"). */
export const pluralForm = (locale: string, count: number, one: string, other: string): string =>
  new Intl.PluralRules(locale).select(count) === 'one' ? one : other

/** A formatted count with its word: "1,200 options". */
export const formatCount = (locale: string, count: number, one: string, other: string): string =>
  `${new Intl.NumberFormat(locale).format(count)} ${pluralForm(locale, count, one, other)}`
