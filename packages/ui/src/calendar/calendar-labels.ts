export type CalendarLabels = {
  /** Accessible name of the button to the month before. */
  previousMonth: string
  /** Accessible name of the button to the next month. */
  nextMonth: string
  /** Accessible name of the list of months. */
  month: string
  /** Accessible name of the list of years. */
  year: string
}

/** The texts of a `Calendar` in English. */
export const englishCalendar: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
}
