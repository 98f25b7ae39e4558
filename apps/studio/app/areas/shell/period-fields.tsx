import { DateField } from '@chignon/ui/date-field'
import { useEffect, useRef } from 'react'

/** Which end of a period a day is. */
export type PeriodEnd = 'from' | 'to'

export type PeriodFieldsProps = {
  fromLabel: string
  toLabel: string
  /** ISO dates; empty if the period is open. */
  from: string
  to: string
  onDayChange: (end: PeriodEnd, day: string) => void
  /** Whether the first field has the focus at the beginning. */
  isFocused: boolean
}

/** The first and the last day of a period. */
export function PeriodFields({ fromLabel, toLabel, from, to, onDayChange, isFocused }: PeriodFieldsProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) first.current?.focus()
  }, [isFocused])
  return (
    <>
      <DateField
        ref={first}
        label={fromLabel}
        value={from}
        onValueChange={(day) => onDayChange('from', day)}
      />
      <DateField
        label={toLabel}
        value={to}
        min={from === '' ? undefined : from}
        onValueChange={(day) => onDayChange('to', day)}
      />
    </>
  )
}
