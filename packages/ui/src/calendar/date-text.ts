import type { CalendarName } from './calendar-system.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date format of a locale and a calendar; creating one is slow. */
function dateFormat(
  locale: string,
  calendar: CalendarName,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${calendar} ${JSON.stringify(options)}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: calendar === 'gregorian' ? 'gregory' : calendar,
      timeZone: 'UTC',
    })
  formats.set(key, format)
  return format
}

/** The parts of an ISO date in words. Other texts stay as they are. */
export function datePartTexts(
  iso: string,
  locale: string,
  calendar: CalendarName,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return [{ type: 'literal', value: iso }]
  const parts = dateFormat(locale, 'gregorian', options).formatToParts(date)
  if (calendar === 'gregorian') return parts
  // Intl orders the parts of Persian dates in a way that Persian does not use (year, month, day, weekday), so only the values are used.
  const values = dateFormat(locale, calendar, options).formatToParts(date)
  return parts.map((part) => values.find(({ type }) => type === part.type && type !== 'literal') ?? part)
}

const long: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }

/** An ISO date in words, such as "Sunday, November 22, 2026"; only some of its parts with `options`. */
export const dateText = (
  iso: string,
  locale: string,
  calendar: CalendarName,
  options: Intl.DateTimeFormatOptions = long,
): string =>
  datePartTexts(iso, locale, calendar, options)
    .map(({ value }) => value)
    .join('')
