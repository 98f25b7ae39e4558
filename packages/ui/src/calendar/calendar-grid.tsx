import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'
import { numberFormat } from '../number-field/number-text.ts'
import { CalendarDay } from './calendar-day.tsx'
import { partsOf, type CalendarName } from './calendar-system.ts'
import { dateByKey } from './date-by-key.ts'
import { limitDate, type DateLimits } from './date-limits.ts'
import { dateText } from './date-text.ts'
import { monthWeeks, weekdayNames } from './month-weeks.ts'

type CalendarGridProps = {
  /** The tab stop; its month is shown. */
  day: string
  chosen: string
  today: string
  limits: DateLimits
  locale: string
  calendar: CalendarName
  /** Id of the element that names the grid. */
  titleId: string
  onDay: (day: string) => void
  onChoose: (day: string) => void
}

/** The days of a month. Arrow and page keys move the focus. */
export function CalendarGrid({
  day,
  chosen,
  today,
  limits,
  locale,
  calendar,
  titleId,
  onDay,
  onChoose,
}: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const moveByKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = dateByKey(event, day, { calendar, locale, isRightToLeft })
    if (!target) return
    event.preventDefault()
    const next = limitDate(target, limits)
    isMoving.current = next !== day
    onDay(next)
  }
  const shown = partsOf(day, calendar)
  if (!shown) return null
  const { min = '', max = '', isDateUnavailable } = limits

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a grid of dates
      role="grid"
      aria-labelledby={titleId}
      className="w-full table-fixed border-collapse"
      onKeyDown={moveByKey}
    >
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              aria-label={long}
              className="h-8 text-[length:min(var(--text-caption),5vw)] font-normal text-text-muted"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(shown.year, shown.month, calendar, locale).map((week, row) => (
          <tr key={row} className="h-10 pointer-coarse:h-11">
            {week.map((date, column) =>
              date === null ? (
                <td key={column} />
              ) : (
                <CalendarDay
                  key={date}
                  date={date}
                  numeral={numberFormat(locale).format(partsOf(date, calendar)?.day ?? 0)}
                  name={dateText(date, locale, calendar)}
                  isChosen={date === chosen}
                  isToday={date === today}
                  isCurrent={date === day}
                  isDisabled={date < min || (max !== '' && date > max)}
                  isUnavailable={isDateUnavailable?.(date) ?? false}
                  onChoose={onChoose}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
