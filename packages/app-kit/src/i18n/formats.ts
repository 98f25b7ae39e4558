import {
  commaOf,
  formatDate,
  formatDateParts,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatOffset,
  formatTime,
} from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'

/** Formatters of one locale for money, dates, durations and numbers. */
export type Formats = ReturnType<typeof createFormats>

/** Returns the formatters of a locale. Timestamps are RFC 3339; `timeZone` is an IANA name, default UTC. */
export function formatsOf(locale: Locale): Formats {
  return (formatsByLocale[locale] ??= createFormats(locale))
}

const formatsByLocale: Partial<Record<Locale, Formats>> = {}

function createFormats(locale: Locale) {
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options)
  const twoDigits = (value: number) => number(value, { minimumIntegerDigits: 2, useGrouping: false })
  const date = (moment: string, options: Intl.DateTimeFormatOptions, timeZone?: string) =>
    formatDateParts(locale, moment, options, timeZone)
  const digit = (latin: string) => number(Number(latin))
  const dayOf = (moment: string, timeZone?: string) => date(moment, { day: 'numeric' }, timeZone)
  const monthOf = (moment: string, timeZone?: string) => date(moment, { month: 'short' }, timeZone)

  return {
    number: (value: number) => number(value),
    /** A whole percentage from 0 to 100: `50%`. */
    percent: (value: number) => number(value / 100, { style: 'percent' }),
    /** A number without grouping, for codes such as a status. */
    code: (value: number) => number(value, { useGrouping: false }),
    year: (moment: string) => date(moment, { year: 'numeric' }).replace(/\s?\p{L}.*$/u, ''),
    /** Cents as `$49.00`. */
    money: (cents: number, currency?: string) => formatMoney(locale, cents, currency),
    /** DD/MM/YYYY. */
    date: (moment: string, timeZone?: string) => formatDate(locale, moment, timeZone),
    day: (moment: string, timeZone?: string) => date(moment, { day: '2-digit' }, timeZone),
    month: monthOf,
    /** D MMM. */
    shortDate: (moment: string, timeZone?: string) =>
      `${dayOf(moment, timeZone)} ${monthOf(moment, timeZone)}`,
    /** HH:mm. */
    time: (moment: string, timeZone?: string) => formatTime(locale, moment, timeZone),
    /** DD/MM/YYYY, HH:mm. */
    dateTime: (moment: string, timeZone?: string) => formatDateTime(locale, moment, timeZone),
    /** Separator of lists, such as the parts of an address. */
    comma: commaOf(locale),
    /** UTC offset of a time zone at a time: `UTC+02:00`. */
    offset: (moment: string, timeZone: string) => formatOffset(locale, moment, timeZone),
    /** A time of day given as `HH:mm`, in the locale's digits. */
    clock: (time: string) => time.replace(/\d/g, digit),
    /** Range of days, D MMM: `14–15 Mar` or `30 Apr – 1 May`. */
    days: (from: string, to: string, timeZone?: string) => {
      // Not with formatRange: browsers and Node format ranges differently, which breaks hydration.
      const [day, month] = [dayOf(from, timeZone), monthOf(from, timeZone)]
      const [lastDay, lastMonth] = [dayOf(to, timeZone), monthOf(to, timeZone)]
      if (month !== lastMonth) return `${day} ${month} – ${lastDay} ${lastMonth}`
      return day === lastDay ? `${day} ${month}` : `${day}–${lastDay} ${lastMonth}`
    },
    /** Duration of a lesson: mm:ss. */
    lessonDuration: (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`,
    /** Any other duration, without the parts that are zero: `1 h 36 min 30 sec`. */
    duration: (seconds: number) => formatDuration(locale, seconds),
  }
}
