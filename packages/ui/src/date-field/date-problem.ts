import type { CalendarName, DateParts } from '../calendar/calendar-system.ts'
import type { DateLimits } from '../calendar/date-limits.ts'
import { dateText } from '../calendar/date-text.ts'
import { partsText } from './correction-text.ts'
import type { DateFieldLabels } from './date-field-labels.ts'

type Entered = {
  value: string
  /** Whether only some parts are entered, or parts that form no date. */
  isPartial: boolean
  /** All parts, if they form no date. */
  impossible: DateParts | null
  limits: DateLimits
  locale: string
  calendar: CalendarName
  labels: DateFieldLabels
}

/** The error message for an entered date; empty if the date is valid. */
export function dateProblem({
  value,
  isPartial,
  impossible,
  limits,
  locale,
  calendar,
  labels,
}: Entered): string {
  const { min, max, isDateUnavailable } = limits
  const text = (iso: string) =>
    dateText(iso, locale, calendar, { year: 'numeric', month: 'long', day: 'numeric' })
  if (impossible) return labels.notADate(partsText(impossible, locale, calendar))
  if (isPartial) return labels.incomplete
  if (value === '') return ''
  if (min && value < min) return labels.tooEarly(text(min))
  if (max && value > max) return labels.tooLate(text(max))
  return isDateUnavailable?.(value) ? labels.unavailable : ''
}
