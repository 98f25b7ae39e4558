import { daysInMonth, isoOf, type CalendarName } from '../calendar/calendar-system.ts'
import { asciiDigits } from '../number-field/number-text.ts'
import { fullYear } from './full-year.ts'
import type { DatePart } from './date-order.ts'

/** Years from this one on are Gregorian, also in a field that shows the Persian calendar. */
const firstGregorianYear = 1700

/** A read date: its ISO date, and whether the month does not have its day, so that the ISO date is the month's last one. */
export type ReadDate = { iso: string; isCorrected: boolean }

/**
 * The date of a text such as "2026-11-22", "22.11.26" or "۱۴۰۵/۹/۱"; null for other texts. Without a year of four digits at the start, the
 * parts are in `order`.
 */
export function readDate(
  text: string,
  order: readonly DatePart[],
  calendar: CalendarName,
  today: string,
): ReadDate | null {
  const numbers = asciiDigits(text).match(/\d+/g) ?? []
  if (numbers.length !== 3 || /\p{L}/u.test(text)) return null
  const isYearFirst = numbers[0]?.length === 4
  const byOrder: readonly DatePart[] = isYearFirst ? ['year', 'month', 'day'] : order
  const numberOf = (part: DatePart) => numbers[byOrder.indexOf(part)] ?? ''
  const written = numberOf('year')
  if (written.length !== 4 && written.length !== 2) return null
  const system = Number(written) >= firstGregorianYear ? 'gregorian' : calendar
  const year = written.length === 4 ? Number(written) : fullYear(Number(written), system, today)
  const month = Number(numberOf('month'))
  const day = Number(numberOf('day'))
  const iso = isoOf({ year, month, day }, system)
  if (iso) return { iso, isCorrected: false }
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) return null
  return { iso: isoOf({ year, month, day: daysInMonth(year, month, system) }, system), isCorrected: true }
}
