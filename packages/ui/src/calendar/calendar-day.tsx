import { cx } from 'class-variance-authority'

type CalendarDayProps = {
  date: string
  /** The day of the month in the digits of the locale. */
  numeral: string
  /** The whole date in words. */
  name: string
  isChosen: boolean
  isToday: boolean
  isCurrent: boolean
  isDisabled: boolean
  /** Within the limits, but not available. */
  isUnavailable: boolean
  onChoose: (date: string) => void
}

/** A day of a calendar; only one of them is a tab stop. */
export function CalendarDay({
  date,
  numeral,
  name,
  isChosen,
  isToday,
  isCurrent,
  isDisabled,
  isUnavailable,
  onChoose,
}: CalendarDayProps) {
  const isOff = isDisabled || isUnavailable
  const choose = () => {
    if (!isOff) onChoose(date)
  }
  return (
    <td
      role="gridcell"
      data-date={date}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOff || undefined}
      className={cx(
        'group p-0.5 text-center outline-none',
        isOff ? 'cursor-not-allowed text-text-muted' : 'cursor-pointer',
      )}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        choose()
      }}
    >
      <span
        className={cx(
          'relative mx-auto grid size-9 place-items-center pointer-coarse:size-10 rounded-pill text-small tabular-nums transition-colors',
          'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-focus',
          isChosen
            ? 'border border-transparent bg-accent font-medium text-text-on-accent'
            : !isOff && 'group-hover:bg-surface',
          isToday && !isChosen && 'font-medium text-accent',
          isUnavailable && 'line-through',
          isDisabled && 'opacity-55',
        )}
      >
        {numeral}
        {isToday && (
          <svg
            viewBox="0 0 16 4"
            aria-hidden="true"
            className="absolute bottom-0.75 h-1 w-4 pointer-coarse:bottom-1 fill-none stroke-current"
          >
            <path d="M1 3C5 0 10 5 15 1" />
          </svg>
        )}
      </span>
    </td>
  )
}
