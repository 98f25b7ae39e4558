import {
  CalendarDate,
  getDayOfWeek,
  GregorianCalendar,
  PersianCalendar,
  toCalendar,
  type Calendar,
} from '@internationalized/date'

/** A calendar in which dates are shown. Values are always ISO dates of the Gregorian one. */
export type CalendarName = 'gregorian' | 'persian'

/** How far a date is moved. */
export type DateStep = { days: number } | { months: number } | { years: number }

/** Year, month and day of a date in the calendar it is shown in. */
export type DateParts = { year: number; month: number; day: number }

const gregorian = new GregorianCalendar()
const systems: Record<CalendarName, Calendar> = { gregorian, persian: new PersianCalendar() }

/** The calendar of a locale: the Persian one for Persian, else the Gregorian one. */
export const calendarOf = (locale: string): CalendarName =>
  new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'persian' ? 'persian' : 'gregorian'

function dateOf(iso: string, calendar: CalendarName): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso)?.map(Number) ?? []
  if (!year || !month || !day) return null
  const date = new CalendarDate(year, month, day)
  return date.toString() === iso ? toCalendar(date, systems[calendar]) : null
}

/** The parts of an ISO date; null for other texts. */
export function partsOf(iso: string, calendar: CalendarName): DateParts | null {
  const date = dateOf(iso, calendar)
  return date && { year: date.year, month: date.month, day: date.day }
}

/** The ISO date of some parts; empty if there is no such date. */
export function isoOf({ year, month, day }: DateParts, calendar: CalendarName): string {
  const date = new CalendarDate(systems[calendar], year, month, day)
  const isSame = date.year === year && date.month === month && date.day === day
  return isSame ? date.toString() : ''
}

/** The number of days of a month. */
export const daysInMonth = (year: number, month: number, calendar: CalendarName): number =>
  systems[calendar].getDaysInMonth(new CalendarDate(systems[calendar], year, month, 1))

/** An ISO date moved by days, months or years of a calendar. A day after the end of the month becomes its last day. */
export function moveDate(iso: string, calendar: CalendarName, step: DateStep): string {
  return dateOf(iso, calendar)?.add(step).toString() ?? iso
}

/** The number of days since the first day of the week in a locale: 0 to 6. */
export function dayOfWeek(iso: string, locale: string): number {
  const date = dateOf(iso, 'gregorian')
  return date ? getDayOfWeek(date, locale) : 0
}
