import { isoOf, type CalendarName } from '../calendar/calendar-system.ts'
import { asciiDigits } from '../number-field/number-text.ts'
import { fullYear } from './full-year.ts'
import type { DatePart } from './date-order.ts'

/** Years from this one on are Gregorian, also in a field that shows the Persian calendar. */
const firstGregorianYear = 1700

/**
 * The ISO date of a text such as "2026-11-22", "22.11.26" or "۱۴۰۵/۹/۱"; empty for other texts. Without a year of four digits at the start, the
 * parts are in `order`.
 */
export function readDate(
  text: string,
  order: readonly DatePart[],
  calendar: CalendarName,
  today: string,
): string {
  const numbers = asciiDigits(text).match(/\d+/g) ?? []
  if (numbers.length !== 3 || /\p{L}/u.test(text)) return ''
  const isYearFirst = numbers[0]?.length === 4
  const byOrder: readonly DatePart[] = isYearFirst ? ['year', 'month', 'day'] : order
  const numberOf = (part: DatePart) => numbers[byOrder.indexOf(part)] ?? ''
  const written = numberOf('year')
  const system = Number(written) >= firstGregorianYear ? 'gregorian' : calendar
  const year = written.length === 4 ? Number(written) : fullYear(Number(written), system, today)
  const parts = { year, month: Number(numberOf('month')), day: Number(numberOf('day')) }
  return written.length === 4 || written.length === 2 ? isoOf(parts, system) : ''
}
