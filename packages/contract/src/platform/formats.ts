import type { Locale } from './locale.ts'

// Dates and money have one format in all languages; Persian has its own digits and calendar.
const tags: Record<Locale, string> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  it: 'it-IT',
  fr: 'fr-FR',
  pt: 'pt-PT',
  fa: 'fa-IR-u-ca-persian',
}

// Units are symbols, except in Persian.
const latinUnits = { hour: 'h', minute: 'min', second: 'sec' }
const persianUnits = { hour: 'ساعت', minute: 'دقیقه', second: 'ثانیه' }

// Creating an Intl formatter takes fifty times as long as using it, and the first number formatter of a page 16 ms. Each is
// created on first use and kept.
const dateFormat = memoize(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
const numberFormat = memoize((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))

function memoize<Options, Format>(create: (tag: string, options: Options) => Format): typeof create {
  const formatters = new Map<string, Format>()
  return (tag, options) => {
    const key = tag + JSON.stringify(options)
    const format = formatters.get(key) ?? create(tag, options)
    formatters.set(key, format)
    return format
  }
}

/** The BCP 47 tag whose rules for plurals and numbers a locale follows: `pt-PT`, since `pt` alone is Brazilian. */
export function languageTag(locale: Locale): string {
  return tags[locale]
}

/** Separator of lists, such as the parts of an address. */
export function commaOf(locale: Locale): string {
  return locale === 'fa' ? '، ' : ', '
}

/** A number in the locale's digits. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(tags[locale], options).format(value)
}

/** A duration without the parts that are zero: `1 h 36 min 30 sec`. A number and its unit stay on one line. */
export function formatDuration(locale: Locale, seconds: number): string {
  const units = locale === 'fa' ? persianUnits : latinUnits
  const parts = [
    [Math.floor(seconds / 3600), units.hour],
    [Math.floor((seconds % 3600) / 60), units.minute],
    [seconds % 60, units.second],
  ] as const
  const written = ([value, unit]: (typeof parts)[number]) => `${formatNumber(locale, value)}\u00a0${unit}`
  return (
    parts
      .filter(([value]) => value > 0)
      .map(written)
      .join(' ') || written(parts[2])
  )
}

/** Cents as `$49.00` (FORMAT-2). */
export function formatMoney(locale: Locale, cents: number, currency = 'USD'): string {
  const tag = locale === 'fa' ? tags.fa : tags.en
  return numberFormat(tag, { style: 'currency', currency }).format(cents / 100)
}

/** Parts of a date in the words of the locale. `timeZone` is an IANA name, default UTC. */
export function formatDateParts(
  locale: Locale,
  moment: string,
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): string {
  return dateFormat(tags[locale], { timeZone, ...options }).format(new Date(moment))
}

/** DD/MM/YYYY, in Persian YYYY/MM/DD of its calendar (FORMAT-1, FORMAT-4). */
export function formatDate(locale: Locale, moment: string, timeZone = 'UTC'): string {
  return locale === 'fa'
    ? formatDateParts(locale, moment, { day: '2-digit', month: '2-digit', year: 'numeric' }, timeZone)
    : dateFormat('en-GB', { timeZone }).format(new Date(moment))
}

/** HH:mm. */
export function formatTime(locale: Locale, moment: string, timeZone?: string): string {
  return formatDateParts(locale, moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)
}

/** DD/MM/YYYY, HH:mm. */
export function formatDateTime(locale: Locale, moment: string, timeZone?: string): string {
  return formatDate(locale, moment, timeZone) + commaOf(locale) + formatTime(locale, moment, timeZone)
}

/** UTC offset of a time zone at a time: `UTC+02:00`. */
export function formatOffset(locale: Locale, moment: string, timeZone: string): string {
  // Only in English do all browsers format offsets alike, except for zero: GMT or GMT+00:00.
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(moment))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const offset = name.replace('GMT', 'UTC').replace(/[+-]00:00$/, '')
  return offset.replaceAll(/\d/g, (digit) => formatNumber(locale, Number(digit)))
}
