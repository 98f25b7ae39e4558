import { daysInMonth, partsOf, type CalendarName } from '../calendar/calendar-system.ts'
import type { DateLimits } from '../calendar/date-limits.ts'
import type { DatePart } from './date-order.ts'
import type { EnteredParts } from './use-date-parts.ts'

// Years have four digits in both calendars.
const lastYear = 9000

/** The lowest and the highest number of a part. */
export function partRange(
  part: DatePart,
  parts: EnteredParts,
  { min = '', max = '' }: DateLimits,
  calendar: CalendarName,
): { min: number; max: number } {
  if (part === 'month') return { min: 1, max: 12 }
  if (part === 'year')
    return { min: partsOf(min, calendar)?.year ?? 1, max: partsOf(max, calendar)?.year ?? lastYear }
  const { year, month } = parts
  return { min: 1, max: year && month ? daysInMonth(year, month, calendar) : 31 }
}

const pages: Record<DatePart, number> = { day: 7, month: 2, year: 5 }

/** The number that a key changes a part to; null for other keys. Days and months wrap around. */
export function numberByKey(
  key: string,
  part: DatePart,
  number: number | undefined,
  { start, min, max }: { start: number; min: number; max: number },
): number | null {
  if (key === 'Home') return min
  if (key === 'End') return max
  const page = pages[part]
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page }[key]
  if (steps === undefined) return null
  if (number === undefined) return Math.min(max, Math.max(min, start))
  const next = number + steps
  if (part === 'year') return Math.min(max, Math.max(min, next))
  if (next > max) return number === max ? min : max
  if (next < min) return number === min ? max : min
  return next
}
