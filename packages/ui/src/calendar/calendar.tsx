'use client'
import type { ComponentProps } from 'react'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkDates } from '../development/check-dates.ts'
import type { CalendarLabels } from './calendar-labels.ts'
import { calendarOf, type CalendarName } from './calendar-system.ts'
import { CalendarView } from './calendar-view.tsx'
import type { DateLimits } from './date-limits.ts'
import { useLocale } from '../messages/use-locale.ts'
import { useToday } from './use-today.ts'

export type { CalendarLabels } from './calendar-labels.ts'
export type { CalendarName } from './calendar-system.ts'
export type { DateLimits } from './date-limits.ts'

export type CalendarProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> &
  DateLimits & {
    /** The chosen date (ISO, "2026-11-22"), if the caller controls it; empty for none. */
    value?: string | undefined
    /** The initial date, if the component keeps it. Default none. */
    defaultValue?: string | undefined
    /** Receives the chosen date as an ISO date of the Gregorian calendar. */
    onValueChange?: ((value: string) => void) | undefined
    /** The locale of names and digits; it also decides on which day a week starts. Default that of the nearest `MessagesProvider`, else "en". */
    locale?: string | undefined
    /** Default the locale's: the Persian one for Persian, else the Gregorian one. */
    calendar?: CalendarName | undefined
    /** The date that is marked as today. Default the computer's. */
    today?: string | undefined
    /** Default English. */
    labels?: Partial<CalendarLabels> | undefined
  }

/**
 * The days of a month to choose one from, in the Gregorian or the Persian calendar. It needs scripts; in a form use `DateField`, which
 * works before they load.
 */
export function Calendar({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDateUnavailable,
  locale: givenLocale,
  calendar: givenCalendar,
  today,
  labels,
  ...rest
}: CalendarProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkDates('Calendar', { value, defaultValue, min, max, today })
    checkControlled('Calendar', 'value', value, onValueChange)
  }
  const locale = useLocale(givenLocale)
  const calendar = givenCalendar ?? calendarOf(locale)
  const ownToday = useToday()
  const [chosen, choose] = useFieldValue({ value, defaultValue, onValueChange })
  return (
    <CalendarView
      {...rest}
      chosen={chosen}
      onChoose={choose}
      limits={{ min, max, isDateUnavailable }}
      locale={locale}
      calendar={calendar}
      today={today ?? ownToday}
      labels={labels}
    />
  )
}
