import type { CalendarName } from '../calendar/calendar-system.ts'
import { asciiDigits } from '../number-field/number-text.ts'
import type { DatePart } from './date-order.ts'
import { fullYear } from './full-year.ts'

const lengths: Record<DatePart, number> = { day: 2, month: 2, year: 4 }
const highest = { day: 31, month: 12 }

/** The digits in the text of a part. A digit after a complete number starts a new one. */
export function typedDigits(text: string, part: DatePart): string {
  const digits = asciiDigits(text).replace(/\D/g, '')
  return digits.length > lengths[part] ? digits.slice(lengths[part]) : digits
}

/** Whether the number is complete: no digit can follow, or a separator was typed. */
export function isTypedToEnd(digits: string, text: string, part: DatePart): boolean {
  if (digits === '') return false
  if (digits.length >= lengths[part] || /[./,\-\s،]$/.test(text)) return true
  return part !== 'year' && Number(digits) * 10 > highest[part]
}

/** The number that typed digits mean, the nearest one if a day or month does not exist; undefined if there is none. */
export function typedNumber(
  digits: string,
  part: DatePart,
  calendar: CalendarName,
  today: string,
): number | undefined {
  const number = Number(digits)
  if (digits === '') return undefined
  if (part !== 'year') return Math.min(highest[part], Math.max(1, number))
  if (digits.length === 4) return number || undefined
  return digits.length < 3 ? fullYear(number, calendar, today) : undefined
}
