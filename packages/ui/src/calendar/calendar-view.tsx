import { useId, useState, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { englishCalendar, type CalendarLabels } from './calendar-labels.ts'
import type { CalendarName } from './calendar-system.ts'
import { limitDate, type DateLimits } from './date-limits.ts'
import { dateText } from './date-text.ts'
import { useMessages } from '../messages/use-messages.ts'

export type CalendarViewProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** The chosen date, or empty. */
  chosen: string
  /** Receives each date that is chosen, also the chosen one again. */
  onChoose: (date: string) => void
  limits: DateLimits
  locale: string
  calendar: CalendarName
  /** The date that is marked as today; empty if it is not known yet. */
  today: string
  labels: Partial<CalendarLabels> | undefined
}

/** A month with its days and the buttons to other months. Starts at the chosen date or today. */
export function CalendarView({
  chosen,
  onChoose,
  limits,
  locale,
  calendar,
  today,
  labels,
  className,
  ...rest
}: CalendarViewProps) {
  const texts = useMessages('calendar', englishCalendar, labels)
  const titleId = useId()
  // The day that has the focus or had it last; null until the user moves.
  const [moved, setMoved] = useState<string | null>(null)
  const [seen, setSeen] = useState(chosen)
  if (chosen !== seen) {
    setSeen(chosen)
    setMoved(null)
  }
  const day = limitDate(moved ?? (chosen || today), limits)
  const onDay = (next: string) => setMoved(limitDate(next, limits))
  const shared = { day, today, limits, locale, calendar, onDay }

  return (
    <div className={cx(className, 'grid min-h-80 grid-cols-1 w-full max-w-84 content-start gap-1')} {...rest}>
      {day !== '' && (
        <>
          <CalendarHead {...shared} labels={texts} />
          <p id={titleId} aria-live="polite" className="sr-only">
            {dateText(day, locale, calendar, { year: 'numeric', month: 'long' })}
          </p>
          <CalendarGrid {...shared} chosen={chosen} titleId={titleId} onChoose={onChoose} />
        </>
      )}
    </div>
  )
}
