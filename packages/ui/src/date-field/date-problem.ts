import type { CalendarName } from '../calendar/calendar-system.ts'
import type { DateLimits } from '../calendar/date-limits.ts'
import { dateText } from '../calendar/date-text.ts'
import type { DateFieldLabels } from './date-field-labels.ts'

type Entered = {
  value: string
  /** Whether only some parts are entered, or parts that form no date. */
  isPartial: boolean
  limits: DateLimits
  locale: string
  calendar: CalendarName
  labels: DateFieldLabels
}

/** The error message for an entered date; empty if the date is valid. */
export function dateProblem({ value, isPartial, limits, locale, calendar, labels }: Entered): string {
  const { min, max, isDateUnavailable } = limits
  const text = (iso: string) =>
    dateText(iso, locale, calendar, { year: 'numeric', month: 'long', day: 'numeric' })
  if (isPartial) return labels.incomplete
  if (value === '') return ''
  if (min && value < min) return labels.tooEarly(text(min))
  if (max && value > max) return labels.tooLate(text(max))
  return isDateUnavailable?.(value) ? labels.unavailable : ''
}
