'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Chip } from '../chip/chip.tsx'
import { DateField, type CalendarName, type DateLimits } from '../date-field/date-field.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useMessages } from '../messages/use-messages.ts'

/** The first and the last day (ISO, “2026-11-22”), both included; empty for none. */
export type DateRangeValue = { from: string; to: string }

/** A range that is offered by name. */
export type DateRangePreset = { label: ReactNode; value: DateRangeValue }

export type DateRangeLabels = {
  from: string
  to: string
}

const english: DateRangeLabels = { from: 'From', to: 'To' }

export type DateRangeProps = FieldSetProps &
  DateLimits & {
    /** The days, if the caller controls them. */
    value?: DateRangeValue | undefined
    /** The initial days, if the component keeps them. Default none. */
    defaultValue?: DateRangeValue | undefined
    /** Receives both days. A day is empty while its field holds no whole date. */
    onValueChange?: ((value: DateRangeValue) => void) | undefined
    /** Ranges that are offered above the fields: “This month”. */
    presets?: readonly DateRangePreset[] | undefined
    /** Field name of the first day for form submission. */
    fromName?: string | undefined
    /** Field name of the last day. */
    toName?: string | undefined
    /** The locale of order, names and digits. Default that of the nearest `MessagesProvider`, else "en". */
    locale?: string | undefined
    /** The calendar that is shown. Default the locale's. */
    calendar?: CalendarName | undefined
    /** The date that is marked as today. Default the computer's. */
    today?: string | undefined
    /** Whether the form requires both days. Default false. */
    isRequired?: boolean | undefined
    /** Default English. */
    labels?: Partial<DateRangeLabels> | undefined
  }

const none: DateRangeValue = { from: '', to: '' }

const isSame = (first: DateRangeValue, second: DateRangeValue): boolean =>
  first.from === second.from && first.to === second.to

/** A first and a last day: two date fields, of which the second begins at the first, and ranges by name. */
export function DateRange({
  value,
  defaultValue = none,
  onValueChange,
  presets,
  fromName,
  toName,
  min,
  max,
  isDateUnavailable,
  locale,
  calendar,
  today,
  isRequired,
  labels,
  ...rest
}: DateRangeProps) {
  const texts = useMessages('dateRange', english, labels)
  const [range, setRange] = useFieldValue({ value, defaultValue, onValueChange, isSame })
  // A reset of the form changes both days before the next render.
  const latest = useRef(range)
  useEffect(() => {
    latest.current = range
  }, [range])
  const change = (part: Partial<DateRangeValue>) => {
    latest.current = { ...latest.current, ...part }
    setRange(latest.current)
  }
  if (process.env.NODE_ENV !== 'production')
    checkControlled('DateRange', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  const shared = { locale, calendar, today, isDateUnavailable, isRequired, disabled: rest.disabled }
  return (
    <FieldSet {...rest}>
      {presets && (
        <div className="mb-4 flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Chip
              key={`${preset.value.from}/${preset.value.to}`}
              isSelected={isSame(preset.value, range)}
              disabled={rest.disabled}
              onClick={() => change(preset.value)}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-4 *:min-w-0 *:grow *:basis-56">
        <DateField
          {...shared}
          label={texts.from}
          name={fromName}
          value={range.from}
          min={min}
          max={max}
          onValueChange={(from) => change({ from })}
        />
        <DateField
          {...shared}
          label={texts.to}
          name={toName}
          value={range.to}
          min={range.from || min}
          max={max}
          onValueChange={(to) => change({ to })}
        />
      </div>
    </FieldSet>
  )
}
