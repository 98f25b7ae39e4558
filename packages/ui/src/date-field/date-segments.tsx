import { useLayoutEffect, useRef, useState, type ComponentProps, type Ref } from 'react'
import { isoOf, partsOf, type CalendarName } from '../calendar/calendar-system.ts'
import type { DateLimits } from '../calendar/date-limits.ts'
import { dateText } from '../calendar/date-text.ts'
import { numberFormat } from '../number-field/number-text.ts'
import type { DateFieldLabels } from './date-field-labels.ts'
import { dateOrder, type DatePart } from './date-order.ts'
import { DateSegment } from './date-segment.tsx'
import { partRange } from './part-range.ts'
import { readDate } from './read-date.ts'
import type { useDateParts } from './use-date-parts.ts'

type DateSegmentsProps = Omit<ComponentProps<'input'>, 'id' | 'ref'> & {
  /** Id of the first part, which the label belongs to. */
  id: string
  labelId: string
  firstRef: Ref<HTMLInputElement> | undefined
  date: ReturnType<typeof useDateParts>
  onDate: (date: string) => void
  limits: DateLimits
  locale: string
  calendar: CalendarName
  today: string
  labels: DateFieldLabels
}

/** Day, month and year of a date field, in the order of the locale. */
export function DateSegments({
  id,
  labelId,
  firstRef,
  date,
  onDate,
  limits,
  locale,
  calendar,
  today,
  labels,
  autoComplete,
  'aria-describedby': describedBy,
  ...rest
}: DateSegmentsProps) {
  const group = useRef<HTMLDivElement>(null)
  // In an effect, so that what was typed is rendered before the part loses the focus.
  const [target, setTarget] = useState<{ part: DatePart }>()
  useLayoutEffect(() => {
    if (target) group.current?.querySelector<HTMLElement>(`[data-part="${target.part}"]`)?.focus()
  }, [target])
  const { parts, direction } = dateOrder(locale, calendar)
  const order = parts.map(({ part }) => part)
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const start = partsOf(today, calendar) ?? { year: 1, month: 1, day: 1 }
  const placeholders = {
    day: labels.dayPlaceholder,
    month: labels.monthPlaceholder,
    year: labels.yearPlaceholder,
  }
  const spoken = (part: DatePart) => {
    const number = date.parts[part]
    if (number === undefined) return labels.empty
    const text = numberFormat(locale, { useGrouping: false }).format(number)
    if (part !== 'month') return text
    const name = dateText(isoOf({ year: start.year, month: number, day: 1 }, calendar), locale, calendar, {
      month: 'long',
    })
    return `${text} – ${name}`
  }

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      dir={direction}
      className="flex items-center px-3.5 pointer-coarse:px-2.5"
    >
      {parts.map(({ part, separator }, index) => (
        <span key={part} className="flex items-center">
          <DateSegment
            {...rest}
            {...(index === 0 && { ref: firstRef, 'aria-describedby': describedBy })}
            id={index === 0 ? id : `${id}-${part}`}
            aria-label={names.of(part)}
            aria-labelledby={`${index === 0 ? id : `${id}-${part}`} ${labelId}`}
            autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
            placeholder={placeholders[part]}
            part={part}
            number={date.parts[part]}
            range={{ ...partRange(part, date.parts, limits, calendar), start: start[part] }}
            locale={locale}
            calendar={calendar}
            today={today}
            spoken={spoken(part)}
            isRightToLeft={direction === 'rtl'}
            onType={(number, impossible) => date.type(part, number, impossible)}
            onSpin={(number) => date.spin(part, number)}
            onMove={(step) => {
              const next = order[index + step]
              if (next) setTarget({ part: next })
            }}
            onWholeDate={(text) => {
              const read = rest.readOnly ? null : readDate(text, order, calendar, today)
              if (!read) return false
              onDate(read.iso)
              if (read.isCorrected) date.correctPasted(text, read.iso)
              return true
            }}
            onNoDate={(text) => date.correctPasted(text, '')}
          />
          {separator && (
            <span aria-hidden="true" className="text-text-muted peer-disabled:opacity-55">
              {separator}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
