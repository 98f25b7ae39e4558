import { englishCalendar, type CalendarLabels } from '../calendar/calendar-labels.ts'

export type DateFieldLabels = CalendarLabels & {
  /** Accessible name of the button that opens the calendar; the label of the field follows. */
  openCalendar: string
  /** Shown in place of an empty day: "dd". */
  dayPlaceholder: string
  /** Shown in place of an empty month: "mm". */
  monthPlaceholder: string
  /** Shown in place of an empty year: "yyyy". */
  yearPlaceholder: string
  /** Announced for an empty part. */
  empty: string
  /** The button that chooses today. */
  today: string
  /** The button that empties the field. */
  clear: string
  /** The error if only some parts are entered. */
  incomplete: string
  /** Said when an entered day or month does not exist and the field uses the nearest one: "30.02.2027", "28 February 2027". */
  corrected: (typed: string, used: string) => string
  /** Said when a pasted text is not a date; the field keeps what it had. */
  notADate: (pasted: string) => string
  /** The error before the first date that may be chosen. */
  tooEarly: (first: string) => string
  /** The error after the last date that may be chosen. */
  tooLate: (last: string) => string
  /** The error for a date that is not available. */
  unavailable: string
}

/** The texts of a `DateField` in English. */
export const englishDateField: DateFieldLabels = {
  ...englishCalendar,
  openCalendar: 'Open calendar',
  dayPlaceholder: 'dd',
  monthPlaceholder: 'mm',
  yearPlaceholder: 'yyyy',
  empty: 'Empty',
  today: 'Today',
  clear: 'Clear',
  incomplete: 'Enter day, month and year',
  corrected: (typed, used) => `${typed} does not exist, so it was changed to ${used}.`,
  notADate: (pasted) => `“${pasted}” is not a date.`,
  tooEarly: (first) => `Choose ${first} or a later date`,
  tooLate: (last) => `Choose ${last} or an earlier date`,
  unavailable: 'This date is not available. Choose another one.',
}
