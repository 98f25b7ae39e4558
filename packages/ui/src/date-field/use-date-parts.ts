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

/** What the field changed in an entry: digits of a part, a whole date of the parts, or a pasted text, which is a date or none. */
export type DateCorrection =
  | { of: DatePart; typed: string; used: number }
  | { of: 'date'; typed: DateParts; used: string }
  | { of: 'pasted'; typed: string; used: string }

/** The parts of a date that are entered one by one. The value is empty until they form a date. */
export function useDateParts({ value, onValue, calendar }: DatePartsOptions) {
  const [draft, setDraft] = useState<EnteredParts>({})
  const [corrections, setCorrections] = useState<readonly DateCorrection[]>([])
  const parts: EnteredParts = partsOf(value, calendar) ?? draft
  const change = (next: EnteredParts) => {
    setDraft(next)
    onValue(isComplete(next) ? isoOf(next, calendar) : '')
  }
  const correctDay = (entered: EnteredParts): EnteredParts => {
    const used = limitDay(entered, calendar)
    if (isComplete(entered) && used.day !== entered.day && isComplete(used))
      setCorrections((all) => [...all, { of: 'date', typed: entered, used: isoOf(used, calendar) }])
    return used
  }
  return {
    parts,
    corrections,
    /** Whether only some parts are entered, or parts that form no date. */
    isPartial: value === '' && Object.values(draft).some((number) => number !== undefined),
    /** All parts, while they form no date because the month does not have the day. */
    impossible: value === '' && isComplete(draft) ? draft : null,
    /** Sets a typed part. The day may be too large for the month until the other parts are typed. `typed` are digits of a number that does not exist. */
    type: (part: DatePart, number: number | undefined, typed = '') => {
      setCorrections((all) => [
        ...all.filter(({ of }) => of !== part && of !== 'date' && of !== 'pasted'),
        ...(typed && number !== undefined ? [{ of: part, typed, used: number }] : []),
      ])
      change({ ...parts, [part]: number })
    },
    /** Sets a part that was changed by a key. */
    spin: (part: DatePart, number: number) => {
      setCorrections([])
      change(correctDay({ ...parts, [part]: number }))
    },
    /** Ends typing: limits the day to the month. */
    settle: () => {
      if (value === '' && isComplete(draft)) change(correctDay(draft))
    },
    /** Keeps that a pasted text was changed to another date, or, with none, that it was no date. */
    correctPasted: (typed: string, used: string) => setCorrections([{ of: 'pasted', typed, used }]),
    forget: () => {
      setDraft({})
      setCorrections([])
    },
  }
}
