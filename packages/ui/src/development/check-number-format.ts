import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

function isAccepted(locale: string | undefined, options?: Intl.NumberFormatOptions): boolean {
  try {
    return Boolean(new Intl.NumberFormat(locale, options))
  } catch {
    return false
  }
}

/** Reports a locale or a currency that `Intl` rejects. The error that `Intl` throws does not name the component. */
export function checkNumberFormat(component: string, locale: string | undefined, currency?: string): void {
  if (!isAccepted(locale))
    reportMisuse(
      component,
      `locale=${describeValue(locale)} is not a language tag.`,
      'Pass one such as "en", "pt-BR" or "fa": with a hyphen, not an underscore.',
    )
  else if (currency !== undefined && !isAccepted(locale, { style: 'currency', currency }))
    reportMisuse(
      component,
      `currency=${describeValue(currency)} is not a currency.`,
      'Pass its ISO 4217 code, such as "EUR" or "USD".',
    )
}
