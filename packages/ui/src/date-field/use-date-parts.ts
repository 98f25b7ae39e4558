import { useState } from 'react'
import {
  daysInMonth,
  isoOf,
  partsOf,
  type CalendarName,
  type DateParts,
} from '../calendar/calendar-system.ts'
import type { DatePart } from './date-order.ts'

/** The parts that are entered. */
export type EnteredParts = Partial<Record<DatePart, number | undefined>>

type DatePartsOptions = {
  value: string
  onValue: (value: string) => void
  calendar: CalendarName
}

const isComplete = (parts: EnteredParts): parts is DateParts =>
  parts.year !== undefined && parts.month !== undefined && parts.day !== undefined

/** February 31 becomes the last day of February. */
const limitDay = (parts: EnteredParts, calendar: CalendarName): EnteredParts =>
  isComplete(parts)
    ? { ...parts, day: Math.min(parts.day, daysInMonth(parts.year, parts.month, calendar)) }
    : parts

/** The parts of a date that are entered one by one. The value is empty until they form a date. */
export function useDateParts({ value, onValue, calendar }: DatePartsOptions) {
  const [draft, setDraft] = useState<EnteredParts>({})
  const parts: EnteredParts = partsOf(value, calendar) ?? draft
  const change = (next: EnteredParts) => {
    setDraft(next)
    onValue(isComplete(next) ? isoOf(next, calendar) : '')
  }
  return {
    parts,
    /** Whether only some parts are entered, or parts that form no date. */
    isPartial: value === '' && Object.values(draft).some((number) => number !== undefined),
    /** Sets a typed part. The day may be too large for the month until the other parts are typed. */
    type: (part: DatePart, number: number | undefined) => change({ ...parts, [part]: number }),
    /** Sets a part that was changed by a key. */
    spin: (part: DatePart, number: number) => change(limitDay({ ...parts, [part]: number }, calendar)),
    /** Ends typing: limits the day to the month. */
    settle: () => {
      if (value === '' && isComplete(draft)) change(limitDay(draft, calendar))
    },
    forget: () => setDraft({}),
  }
}
