import { partsOf, type CalendarName } from '../calendar/calendar-system.ts'

/** How far in the future a year of two digits may be. */
const yearsAhead = 20

/** The year that two digits mean: "85" is 1985 and "30" is 2030 in 2026. */
export function fullYear(digits: number, calendar: CalendarName, today: string): number {
  const last = (partsOf(today, calendar)?.year ?? 0) + yearsAhead
  const year = last - (last % 100) + digits
  return year > last ? year - 100 : year
}
