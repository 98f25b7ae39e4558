import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { numberFormat } from '../number-field/number-text.ts'
import type { CalendarLabels } from './calendar-labels.ts'
import { CalendarSelect } from './calendar-select.tsx'
import { daysInMonth, isoOf, moveDate, partsOf, type CalendarName, type DateStep } from './calendar-system.ts'
import type { DateLimits } from './date-limits.ts'
import { dateText, datePartTexts } from './date-text.ts'

type CalendarHeadProps = {
  /** A day of the month that is shown. */
  day: string
  today: string
  limits: DateLimits
  locale: string
  calendar: CalendarName
  labels: CalendarLabels
  onDay: (day: string) => void
}

/** The month and the year of a calendar, and the buttons to its neighbours. */
export function CalendarHead({ day, today, limits, locale, calendar, labels, onDay }: CalendarHeadProps) {
  const { min = '', max = '' } = limits
  const shown = partsOf(day, calendar)
  if (!shown) return null
  const { year, month } = shown
  const first = isoOf({ year, month, day: 1 }, calendar)
  const last = moveDate(first, calendar, { days: daysInMonth(year, month, calendar) - 1 })
  const thisYear = partsOf(today || day, calendar)?.year ?? year
  const fromYear = Math.min(year, partsOf(min, calendar)?.year ?? thisYear - 100)
  const toYear = Math.max(year, partsOf(max, calendar)?.year ?? thisYear + 20)
  const isOff = (at: number) => {
    const start = isoOf({ year, month: at, day: 1 }, calendar)
    const end = isoOf({ year, month: at, day: daysInMonth(year, at, calendar) }, calendar)
    return end < min || (max !== '' && start > max)
  }
  const moveBy = (step: DateStep) => onDay(moveDate(day, calendar, step))
  const goBy = (months: number, isAtEnd: boolean, label: string) => (
    <IconButton
      label={label}
      size="medium"
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!isAtEnd) moveBy({ months })
      }}
    >
      {months < 0 ? (
        <ChevronLeft className="rtl:-scale-x-100" />
      ) : (
        <ChevronRight className="rtl:-scale-x-100" />
      )}
    </IconButton>
  )
  const months = (
    <CalendarSelect
      key="month"
      aria-label={labels.month}
      value={month}
      onChange={(event) => moveBy({ months: Number(event.currentTarget.value) - month })}
    >
      {Array.from({ length: 12 }, (_, index) => (
        <option key={index} value={index + 1} disabled={isOff(index + 1)}>
          {dateText(isoOf({ year, month: index + 1, day: 1 }, calendar), locale, calendar, { month: 'long' })}
        </option>
      ))}
    </CalendarSelect>
  )
  const years = (
    <CalendarSelect
      key="year"
      aria-label={labels.year}
      value={year}
      onChange={(event) => moveBy({ years: Number(event.currentTarget.value) - year })}
    >
      {Array.from({ length: toYear - fromYear + 1 }, (_, index) => (
        <option key={index} value={fromYear + index}>
          {numberFormat(locale, { useGrouping: false }).format(fromYear + index)}
        </option>
      ))}
    </CalendarSelect>
  )
  const title = datePartTexts(day, locale, calendar, { year: 'numeric', month: 'long' })
  const isYearFirst = title.findIndex(({ type }) => type === 'year') === 0

  return (
    <div className="flex items-center justify-between gap-1">
      {goBy(-1, first <= min, labels.previousMonth)}
      <div className="flex min-w-0 flex-wrap justify-center">
        {isYearFirst ? [years, months] : [months, years]}
      </div>
      {goBy(1, max !== '' && last >= max, labels.nextMonth)}
    </div>
  )
}
