import { dayOfWeek, daysInMonth, isoOf, moveDate, type CalendarName } from './calendar-system.ts'
import { dateText } from './date-text.ts'

/** Always six weeks, so that the calendar keeps its height. */
const shownWeeks = 6

/** The weeks of a month as ISO dates; null for days of other months. */
export function monthWeeks(
  year: number,
  month: number,
  calendar: CalendarName,
  locale: string,
): (string | null)[][] {
  const first = isoOf({ year, month, day: 1 }, calendar)
  const before = dayOfWeek(first, locale)
  const count = daysInMonth(year, month, calendar)
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before
      return day >= 0 && day < count ? moveDate(first, calendar, { days: day }) : null
    }),
  )
}

/** Names of the weekdays, in the order of the week: short enough for a column, and in full. */
export function weekdayNames(locale: string): { short: string; long: string }[] {
  const sunday = '2026-11-22'
  const start = moveDate(sunday, 'gregorian', { days: -dayOfWeek(sunday, locale) })
  const days = Array.from({ length: 7 }, (_, index) => moveDate(start, 'gregorian', { days: index }))
  const names = (weekday: 'short' | 'narrow' | 'long') =>
    days.map((iso) => dateText(iso, locale, 'gregorian', { weekday }).replace(/\.$/, ''))
  const short = names('short')
  const shown = short.every((name) => name.length <= 3) ? short : names('narrow')
  return names('long').map((long, index) => ({ long, short: shown[index] ?? '' }))
}
