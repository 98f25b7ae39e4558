import { partsOf } from '../calendar/calendar-system.ts'
import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

type Dates = { [prop: string]: string | undefined; min?: string | undefined; max?: string | undefined }

/** Reports values that are not ISO dates, and a `min` after `max`. */
export function checkDates(component: string, dates: Dates): void {
  for (const [prop, value] of Object.entries(dates))
    if (value && !partsOf(value, 'gregorian'))
      reportMisuse(
        component,
        `${prop}={${describeValue(value)}} is not an ISO date.`,
        'Pass one such as "2026-11-26".',
      )
  const { min, max } = dates
  if (min && max && min > max)
    reportMisuse(component, `min="${min}" is after max="${max}".`, 'Pass a min that is at most max.')
}
