import type { Locale } from '@chignon/contract/locale'

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

/** Formatters of one locale for money, dates, durations and numbers. */
export type Formats = ReturnType<typeof createFormats>

/** Returns the formatters of a locale. Timestamps are RFC 3339; `timeZone` is an IANA name, default UTC. */
export function formatsOf(locale: Locale): Formats {
  return (formatsByLocale[locale] ??= createFormats(locale))
}

const formatsByLocale: Partial<Record<Locale, Formats>> = {}

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

function createFormats(locale: Locale) {
  const tag = tags[locale]
  const isPersian = locale === 'fa'
  const units = isPersian ? persianUnits : latinUnits
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormat(tag, options).format(value)
  const twoDigits = (value: number) => number(value, { minimumIntegerDigits: 2, useGrouping: false })
  const date = (moment: string, options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    dateFormat(tag, { timeZone, ...options }).format(new Date(moment))
  const comma = isPersian ? '، ' : ', '
  const digit = (latin: string) => number(Number(latin))
  const dateOf = (moment: string, timeZone?: string) =>
    isPersian
      ? date(moment, { day: '2-digit', month: '2-digit', year: 'numeric' }, timeZone)
      : dateFormat('en-GB', { timeZone: timeZone ?? 'UTC' }).format(new Date(moment))
  const monthOf = (moment: string, timeZone?: string) => date(moment, { month: 'short' }, timeZone)
  const shortDateOf = (moment: string, timeZone?: string) =>
    `${date(moment, { day: 'numeric' }, timeZone)} ${monthOf(moment, timeZone)}`
  const timeOf = (moment: string, timeZone?: string) =>
    date(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)

  return {
    number: (value: number) => number(value),
    /** A whole percentage from 0 to 100: `50%`. */
    percent: (value: number) => number(value / 100, { style: 'percent' }),
    /** A number without grouping, for codes such as a status. */
    code: (value: number) => number(value, { useGrouping: false }),
    year: (moment: string) => date(moment, { year: 'numeric' }).replace(/\s?\p{L}.*$/u, ''),
    /** Cents as `$49.00`. */
    money: (cents: number, currency = 'USD') =>
      numberFormat(isPersian ? tag : 'en-US', { style: 'currency', currency }).format(cents / 100),
    /** DD/MM/YYYY. */
    date: dateOf,
    day: (moment: string, timeZone?: string) => date(moment, { day: '2-digit' }, timeZone),
    month: monthOf,
    /** D MMM. */
    shortDate: shortDateOf,
    /** HH:mm. */
    time: timeOf,
    /** DD/MM/YYYY, HH:mm. */
    dateTime: (moment: string, timeZone?: string) =>
      dateOf(moment, timeZone) + comma + timeOf(moment, timeZone),
    /** Separator of lists, such as the parts of an address. */
    comma,
    /** UTC offset of a time zone at a time: `UTC+02:00`. */
    offset: (moment: string, timeZone: string) => offsetOf(moment, timeZone).replace(/\d/g, digit),
    /** A time of day given as `HH:mm`, in the locale's digits. */
    clock: (time: string) => time.replace(/\d/g, digit),
    /** Range of days, D MMM: `14–15 Mar` or `30 Apr – 1 May`. */
    days: (from: string, to: string, timeZone?: string) => {
      // Not with formatRange: browsers and Node format ranges differently, which breaks hydration.
      const [first, last] = [shortDateOf(from, timeZone), shortDateOf(to, timeZone)]
      if (first === last) return first
      const day = date(from, { day: 'numeric' }, timeZone)
      return monthOf(from, timeZone) === monthOf(to, timeZone) ? `${day}–${last}` : `${first} – ${last}`
    },
    /** Duration of a lesson: mm:ss. */
    lessonDuration: (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`,
    /** Any other duration, without the parts that are zero: `1 h 36 min 30 sec`. */
    duration: (seconds: number) => {
      const parts = [
        [Math.floor(seconds / 3600), units.hour],
        [Math.floor((seconds % 3600) / 60), units.minute],
        [seconds % 60, units.second],
      ] as const
      const written = parts.filter(([value]) => value > 0).map(([value, unit]) => `${number(value)} ${unit}`)
      return written.join(' ') || `${number(0)} ${units.second}`
    },
  }
}

// Only in English do all browsers format offsets alike, except for zero: GMT or GMT+00:00.
function offsetOf(moment: string, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(moment))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC').replace(/[+-]00:00$/, '')
}
