import type { CalendarName, DateParts } from '../calendar/calendar-system.ts'
import { datePartTexts } from '../calendar/date-text.ts'

/** A part of a date. */
export type DatePart = keyof DateParts

const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day'

export type DateOrder = {
  /** The parts as the locale orders them, each with the separator after it. */
  parts: readonly { part: DatePart; separator: string }[]
  /** Numbers run from left to right in Persian and Hebrew, too: the year of ۱۴۰۵/۰۹/۰۱ is on the left. */
  direction: 'ltr' | 'rtl'
}

/** The order of day, month and year in a locale. */
export function dateOrder(locale: string, calendar: CalendarName): DateOrder {
  const texts = datePartTexts('2026-11-22', locale, calendar, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = texts.flatMap(({ type }, index) => {
    const next = texts[index + 1]
    const separator = next?.type === 'literal' && index + 2 < texts.length ? next.value : ''
    return isDatePart(type) ? [{ part: type, separator: separator.trim() }] : []
  })
  const isRightToLeft = texts.some(({ value }) => value.includes('\u200f'))
  return { parts, direction: isRightToLeft ? 'rtl' : 'ltr' }
}
