const formats = new Map<string, Intl.NumberFormat>()

/** A number format; creating one is slow. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Replaces Persian and Arabic digits by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Whether a text has only characters of a number. */
export const isNumberText = (text: string): boolean =>
  /^[\d.,'’\s\u066b\u066c\u2212-]*$/.test(asciiDigits(text))

/**
 * The number in a text as people type it in a locale; null if there is none. A point or comma that is not the decimal separator of
 * the locale counts as one unless three digits follow it: "12.50" is 12.5 in German too.
 */
export function parseNumber(text: string, locale: string): number | null {
  const decimal =
    numberFormat(locale)
      .formatToParts(1.1)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  const plain = asciiDigits(text)
    .replaceAll('\u2212', '-')
    .replace(/[\s'’\u066c]/g, '')
  const separators = plain.match(/[.,\u066b]/g) ?? []
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','), plain.lastIndexOf('\u066b'))
  const isGroup = separators.length === 1 && plain[last] !== decimal && /^[.,]\d{3}$/.test(plain.slice(last))
  const isRepeated = separators.length > 1 && new Set(separators).size === 1
  const whole = (last < 0 || isGroup || isRepeated ? plain : plain.slice(0, last)).replace(/[.,\u066b]/g, '')
  const fraction = last < 0 || isGroup || isRepeated ? '' : plain.slice(last + 1)
  if (!/^-?\d*$/.test(whole) || !/^\d*$/.test(fraction) || !/\d/.test(whole + fraction)) return null
  return Number(`${whole || '0'}.${fraction || '0'}`.replace('-.', '-0.'))
}

/** The symbol of a currency, and whether it is before the number. */
export function currencyAffix(locale: string, currency: string): { symbol: string; isBefore: boolean } {
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1)
  const index = parts.findIndex(({ type }) => type === 'currency')
  const number = parts.findIndex(({ type }) => type === 'integer')
  return { symbol: parts[index]?.value ?? currency, isBefore: index < number }
}

/** The number of digits after the decimal separator of a currency. */
export const currencyDigits = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
